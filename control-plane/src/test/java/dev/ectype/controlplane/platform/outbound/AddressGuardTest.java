package dev.ectype.controlplane.platform.outbound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class AddressGuardTest {
    private final AddressGuard guard = new AddressGuard(false, false);

    @ParameterizedTest
    @MethodSource("dev.ectype.controlplane.platform.outbound.ForbiddenTargets#all")
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
    void recognisesLoopbackByItsForm() {
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
