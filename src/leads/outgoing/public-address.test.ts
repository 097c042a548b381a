import { isPublicIpAddress, isLoopbackIpAddress } from "./public-address"

// Networks with their names in the IANA special-purpose address registries: the first and the last address of each.
test.each([
  ["this network", "0.0.0.0", "0.255.255.255"],
  ["private use", "10.0.0.0", "10.255.255.255"],
  ["shared address space (CGNAT)", "100.64.0.0", "100.127.255.255"],
  ["loopback", "127.0.0.0", "127.255.255.255"],
  ["link-local, with the metadata service", "169.254.0.0", "169.254.255.255"],
  ["private use", "172.16.0.0", "172.31.255.255"],
  ["protocol assignments", "192.0.0.0", "192.0.0.255"],
  ["documentation 1", "192.0.2.0", "192.0.2.255"],
  ["6to4 relays", "192.88.99.0", "192.88.99.255"],
  ["private use", "192.168.0.0", "192.168.255.255"],
  ["benchmarking", "198.18.0.0", "198.19.255.255"],
  ["documentation 2", "198.51.100.0", "198.51.100.255"],
  ["documentation 3", "203.0.113.0", "203.0.113.255"],
  ["multicast", "224.0.0.0", "239.255.255.255"],
  ["reserved, with broadcast", "240.0.0.0", "255.255.255.255"],
  ["unspecified and loopback of IPv6", "::", "::1"],
  ["IPv4-mapped", "::ffff:10.0.0.1", "::ffff:8.8.8.8"],
  ["IPv4-compatible", "::7f00:1", "::8.8.8.8"],
  ["NAT64", "64:ff9b::7f00:1", "64:ff9b::808:808"],
  ["local NAT64", "64:ff9b:1::", "64:ff9b:1:ffff:ffff:ffff:ffff:ffff"],
  ["discard only", "100::", "100::ffff:ffff:ffff:ffff"],
  ["Teredo", "2001::", "2001:0:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["protocol assignments of IPv6", "2001:2::", "2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["documentation of IPv6", "2001:db8::", "2001:db8:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["6to4", "2002::", "2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["documentation of IPv6, the newer", "3fff::", "3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["segment routing", "5f00::", "5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["unique local", "fc00::", "fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["link-local of IPv6", "fe80::", "febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["link-local of one line", "fe80::1%eth0", "2606:4700::1111%eth0"],
  ["site-local", "fec0::", "feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["multicast of IPv6", "ff00::", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["no address", "hooks.example.com", ""],
])("%s is not public: %s to %s", (_, first, last) => {
  expect([first, last].filter(isPublicIpAddress)).toEqual([])
})

test("the addresses on either side of those networks are public, and so are well-known ones", () => {
  const neighbours = [
    ...["1.0.0.0", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255", "128.0.0.0"],
    ...["169.253.255.255", "169.255.0.0", "172.15.255.255", "172.32.0.0", "191.255.255.255", "192.0.1.0", "192.0.3.0"],
    ...["192.88.98.255", "192.88.100.0", "192.167.255.255", "192.169.0.0", "198.17.255.255", "198.20.0.0"],
    ...["198.51.99.255", "198.51.101.0", "203.0.112.255", "203.0.114.0", "223.255.255.255"],
    ...["2000::", "2001:200::", "2001:db7::", "2001:db9::", "2001:ffff::", "2003::", "3ffe:ffff::", "3fff:1000::"],
    ...["8.8.8.8", "1.1.1.1", "2001:4860:4860::8888", "2606:4700:4700::1111"],
  ]
  expect(neighbours.filter(address => !isPublicIpAddress(address))).toEqual([])
})

test("this machine is known by each of its addresses, and by no other", () => {
  for (const own of ["127.0.0.1", "127.255.255.255", "::1", "0:0:0:0:0:0:0:1", "::ffff:127.0.0.1", "::ffff:7f00:1"])
    expect([own, isLoopbackIpAddress(own)]).toEqual([own, true])
  const others = ["126.255.255.255", "128.0.0.0", "0.0.0.0", "::", "::2", "::ffff:10.0.0.1", "fe80::1%lo", "localhost"]
  for (const other of others) expect([other, isLoopbackIpAddress(other)]).toEqual([other, false])
})
