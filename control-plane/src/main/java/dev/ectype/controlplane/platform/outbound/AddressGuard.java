package dev.ectype.controlplane.platform.outbound;

import dev.ectype.controlplane.platform.Settings;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;

/**
 * Says which addresses the service calls when a client names them: those of the public internet. What stands in the operator's own network
 * is not the client's to reach through us. On a machine that serves only itself, that machine may be called as well.
 */
@Component
public final class AddressGuard {
    private static final AddressBlock LOOPBACK = AddressBlock.of("127.0.0.0/8");
    private static final AddressBlock LOOPBACK_6 = AddressBlock.of("::1/128");
    /** Networks of organizations and of carriers, which an operator may allow. */
    private static final List<AddressBlock> PRIVATE = blocks(
            "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "::1/128", "fc00::/7");
    /** What is nobody's server: this network, link-local (where clouds keep credentials), documentation, benchmarks, multicast, reserved. */
    private static final List<AddressBlock> NEVER = blocks(
            "0.0.0.0/8",
            "169.254.0.0/16",
            "192.0.0.0/24",
            "192.0.2.0/24",
            "192.88.99.0/24",
            "198.18.0.0/15",
            "198.51.100.0/24",
            "203.0.113.0/24",
            "224.0.0.0/4",
            "240.0.0.0/4",
            // Assigned to protocols, Teredo among them; documentation; 6to4, which holds another address.
            "2001::/23",
            "2001:db8::/32",
            "2002::/16",
            "3fff::/20");
    /** All of IPv6 that is handed out to servers; the rest is local, or holds an address of IPv4 (mapped, NAT64). */
    private static final AddressBlock PUBLIC_6 = AddressBlock.of("2000::/3");

    private static final Pattern DOTTED = Pattern.compile("(0|[1-9]\\d{0,2})(\\.(0|[1-9]\\d{0,2})){3}");
    /** What some resolvers take for a number: its last label begins with a digit and is no name of a domain. */
    private static final Pattern NUMBER = Pattern.compile("(?:.*\\.)?(?:\\d+|0x[0-9a-f]*)\\.?");

    private static final int GREATEST_PORT = 65535;

    private final boolean privateTargets;
    private final boolean ownMachine;

    /** @param allowed whether the operator lets private networks be called */
    @Autowired
    AddressGuard(@Value("${ectype.allow-private-targets:false}") boolean allowed, Settings settings) {
        this(allowed, isLoopback(settings.host()) && servesItself(settings.apiUrl()));
    }

    AddressGuard(boolean privateTargets, boolean ownMachine) {
        this.privateTargets = privateTargets;
        this.ownMachine = ownMachine;
    }

    private static boolean servesItself(@Nullable URI address) {
        return address == null || isLoopback(address.getHost());
    }

    /** The address of a text, if by its form it may be asked; what it resolves to is told when it is connected to. */
    public URI parse(String text) throws RefusedAddress {
        URI uri;
        try {
            uri = new URI(text);
        } catch (URISyntaxException noAddress) {
            throw new RefusedAddress("is no absolute URL");
        }
        String scheme = uri.getScheme() == null ? "" : uri.getScheme().toLowerCase(Locale.ROOT);
        if (!scheme.equals("https") && !scheme.equals("http")) {
            throw new RefusedAddress("must begin with https://");
        } else if (uri.getRawUserInfo() != null) {
            throw new RefusedAddress("must not have a user or password in it");
        } else if (uri.getHost() == null || uri.getPort() > GREATEST_PORT || uri.getPort() == 0) {
            throw new RefusedAddress("has no host that can be asked");
        } else if (uri.getRawFragment() != null) {
            throw new RefusedAddress("must not have a fragment");
        }
        checkHost(uri.getHost());
        return uri;
    }

    /** The addresses of a host, if all may be called; a connection must be made to one of them, and the host not looked up anew. */
    public InetAddress[] resolve(String host) throws UnknownHostException, RefusedAddress {
        checkHost(host);
        InetAddress[] found = InetAddress.getAllByName(host);
        for (InetAddress address : found) {
            if (!isAllowed(address)) {
                throw new RefusedAddress("leads to an address in a network that is not called from here");
            }
        }
        return found;
    }

    /** Whether an address of a text is of this machine, by its form. */
    public static boolean isLoopback(@Nullable String host) {
        if (host == null) {
            return false;
        }
        return host.equalsIgnoreCase("localhost")
                || host.equals("::1")
                || host.equals("[::1]")
                || host.startsWith("127.") && DOTTED.matcher(host).matches();
    }

    /** Refuses the many ways to write an address of IPv4 that are none of a domain. */
    private static void checkHost(String host) throws RefusedAddress {
        String lower = host.toLowerCase(Locale.ROOT);
        boolean number = NUMBER.matcher(lower).matches() && !lower.startsWith("[") && lower.indexOf(':') < 0;
        if (number && !DOTTED.matcher(lower).matches() || lower.indexOf('%') >= 0) {
            throw new RefusedAddress("writes its host in a way that is read differently by different programs");
        }
    }

    private boolean isAllowed(InetAddress address) {
        byte[] bytes = address.getAddress();
        if (LOOPBACK.contains(bytes) || LOOPBACK_6.contains(bytes)) {
            return ownMachine || privateTargets;
        } else if (isIn(PRIVATE, bytes)) {
            return privateTargets;
        }
        return !isIn(NEVER, bytes) && (address instanceof Inet4Address || PUBLIC_6.contains(bytes));
    }

    private static boolean isIn(List<AddressBlock> blocks, byte[] address) {
        return blocks.stream().anyMatch(block -> block.contains(address));
    }

    private static List<AddressBlock> blocks(String... texts) {
        return java.util.Arrays.stream(texts).map(AddressBlock::of).toList();
    }
}
