package dev.ectype.controlplane.platform.outbound;

import java.util.List;
import java.util.stream.Stream;

/** Lists forbidden targets in the notations that other guards have missed. */
public final class ForbiddenTargets {
    /** This machine, which a service that runs for one machine may ask. */
    private static final List<String> LOOPBACK = List.of(
            "http://127.0.0.1/",
            "http://127.0.0.1:80/",
            "http://127.255.255.254/",
            "http://127.0.0.1./",
            "http://localhost/",
            "http://LOCALHOST/",
            "http://[::1]/",
            "http://[0:0:0:0:0:0:0:1]/",
            "http://[::ffff:127.0.0.1]/",
            "http://[::ffff:7f00:1]/",
            "http://[::1%25lo]/");

    private static final List<String> OTHERS = List.of(
            // This machine, in all the other ways that programs read as it.
            "http://127.1/",
            "http://127.0.1/",
            "http://2130706433/",
            "http://017700000001/",
            "http://0x7f000001/",
            "http://0x7f.0.0.1/",
            "http://0x7f.1/",
            "http://0177.0.0.1/",
            "http://127.0.0.01/",
            "http://0/",
            "http://0.0.0.0/",
            "http://0.1.2.3/",
            "http://[::]/",
            "http://[::127.0.0.1]/",
            "http://[64:ff9b::7f00:1]/",
            "http://[64:ff9b:1::7f00:1]/",
            "http://[2002:7f00:1::]/",
            // Networks of others, and where clouds keep credentials.
            "http://10.0.0.1/",
            "http://10.255.255.255/",
            "http://172.16.0.1/",
            "http://172.31.255.255/",
            "http://192.168.1.1/",
            "http://100.64.0.1/",
            "http://100.127.255.255/",
            "http://169.254.169.254/latest/meta-data/",
            "http://0251.0376.0251.0376/",
            "http://2852039166/",
            "http://[::ffff:169.254.169.254]/",
            "http://[::ffff:10.0.0.1]/",
            "http://[64:ff9b::a9fe:a9fe]/",
            "http://[2002:a9fe:a9fe::]/",
            "http://[fe80::1]/",
            "http://[fc00::1]/",
            "http://[fd00:ec2::254]/",
            "http://[fec0::1]/",
            "http://[ff02::1]/",
            // Reserved addresses.
            "http://192.0.0.1/",
            "http://192.0.2.1/",
            "http://192.88.99.1/",
            "http://198.18.0.1/",
            "http://198.19.255.255/",
            "http://198.51.100.1/",
            "http://203.0.113.1/",
            "http://224.0.0.1/",
            "http://239.255.255.255/",
            "http://240.0.0.1/",
            "http://255.255.255.255/",
            "http://[2001::1]/",
            "http://[2001:db8::1]/",
            "http://[3fff::1]/",
            "http://[100::1]/",
            "http://[5f00::1]/",
            // No address at all, or one that hides another.
            "ftp://93.184.215.14/",
            "file:///etc/passwd",
            "gopher://93.184.215.14/",
            "jar:http://93.184.215.14!/",
            "//93.184.215.14/",
            "93.184.215.14",
            "http:93.184.215.14",
            "http:///path",
            "http://user@93.184.215.14/",
            "http://user:secret@93.184.215.14/",
            "http://93.184.215.14@127.0.0.1/",
            "http://93.184.215.14@10.0.0.1/",
            "http://10.0.0.1#@93.184.215.14/",
            "http://127.0.0.1#@93.184.215.14/",
            "http://93.184.215.14/#fragment",
            "http://127.0.0.1\\@93.184.215.14/",
            "http://①②⑦.⓪.⓪.①/",
            "http://127。0。0。1/",
            "http://93.184.215.14:0/",
            "http://93.184.215.14:65536/",
            "http://93.184.215.14:80:80/",
            "http://93.184.215.14 .example.com/",
            "http://exa%6dple.com/",
            "");

    private ForbiddenTargets() {}

    /** All of them. */
    public static Stream<String> all() {
        return Stream.concat(LOOPBACK.stream(), OTHERS.stream());
    }

    /** Those that nobody may ask, wherever the service runs. */
    public static Stream<String> everywhere() {
        return OTHERS.stream();
    }
}
