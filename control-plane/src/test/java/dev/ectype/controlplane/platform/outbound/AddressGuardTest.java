package dev.ectype.controlplane.platform.outbound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AddressGuardTest {
    private final AddressGuard guard = new AddressGuard(false, false);

    @ParameterizedTest
    @ValueSource(
            strings = {
                // This machine, in all the ways that programs read as it.
                "http://127.0.0.1/",
                "http://127.0.0.1:80/",
                "http://127.255.255.254/",
                "http://127.1/",
                "http://127.0.1/",
                "http://2130706433/",
                "http://017700000001/",
                "http://0x7f000001/",
                "http://0x7f.0.0.1/",
                "http://0x7f.1/",
                "http://0177.0.0.1/",
                "http://127.0.0.01/",
                "http://127.0.0.1./",
                "http://0/",
                "http://0.0.0.0/",
                "http://0.1.2.3/",
                "http://localhost/",
                "http://LOCALHOST/",
                "http://[::1]/",
                "http://[0:0:0:0:0:0:0:1]/",
                "http://[::]/",
                "http://[::127.0.0.1]/",
                "http://[::ffff:127.0.0.1]/",
                "http://[::ffff:7f00:1]/",
                "http://[64:ff9b::7f00:1]/",
                "http://[64:ff9b:1::7f00:1]/",
                "http://[2002:7f00:1::]/",
                "http://[::1%25lo]/",
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
                "http://[64:ff9b::a9fe:a9fe]/",
                "http://[2002:a9fe:a9fe::]/",
                "http://[fe80::1]/",
                "http://[fc00::1]/",
                "http://[fd00:ec2::254]/",
                "http://[fec0::1]/",
                "http://[ff02::1]/",
                // What is nobody's.
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
                ""
            })
    void refuses(String text) {
        assertThatThrownBy(() -> {
                    URI uri = guard.parse(text);
                    guard.resolve(uri.getHost());
                })
                .as(text)
                .isInstanceOf(RefusedAddress.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://93.184.215.14/",
                "http://93.184.215.14:8080/path?query=1",
                "HTTPS://8.8.8.8",
                "https://172.15.255.255/",
                "https://172.32.0.1/",
                "https://100.63.255.255/",
                "https://100.128.0.1/",
                "https://192.167.255.255/",
                "https://198.20.0.1/",
                "https://223.255.255.255/",
                "https://[2606:4700:4700::1111]/",
                "https://[2a00:1450:4001:82a::200e]:8443/",
                "https://[::ffff:8.8.8.8]/"
            })
    void allowsThePublicInternet(String text) throws IOException {
        URI uri = guard.parse(text);
        assertThat(guard.resolve(uri.getHost())).hasSize(1);
    }

    @Test
    void operatorAllowsPrivateNetworksButNotWhereCloudsKeepCredentials() throws IOException {
        AddressGuard allowing = new AddressGuard(true, false);
        for (String host : new String[] {"127.0.0.1", "10.0.0.1", "192.168.1.1", "100.64.0.1", "[fd00::1]", "[::1]"}) {
            assertThat(allowing.resolve(host)).as(host).isNotEmpty();
        }
        for (String host : new String[] {"169.254.169.254", "[fe80::1]", "0.0.0.0", "224.0.0.1", "[64:ff9b::a00:1]"}) {
            assertThatThrownBy(() -> allowing.resolve(host)).as(host).isInstanceOf(RefusedAddress.class);
        }
    }

    @Test
    void serviceOfOneMachineMayCallThatMachineOnly() throws IOException {
        AddressGuard local = new AddressGuard(false, true);
        assertThat(local.resolve("localhost")).isNotEmpty().allMatch(InetAddress::isLoopbackAddress);
        assertThatThrownBy(() -> local.resolve("10.0.0.1")).isInstanceOf(RefusedAddress.class);
        assertThatThrownBy(() -> local.resolve("127.1")).isInstanceOf(RefusedAddress.class);
    }

    @Test
    void tellsLoopbackByItsForm() {
        for (String host : new String[] {"localhost", "127.0.0.1", "127.9.9.9", "::1", "[::1]"}) {
            assertThat(AddressGuard.isLoopback(host)).as(host).isTrue();
        }
        for (String host :
                new String[] {"", "0.0.0.0", "::", "127.0.0.1.example.com", "localhost.example.com", "10.0.0.1"}) {
            assertThat(AddressGuard.isLoopback(host)).as(host).isFalse();
        }
        assertThatCode(() -> AddressGuard.isLoopback(null)).doesNotThrowAnyException();
    }
}
