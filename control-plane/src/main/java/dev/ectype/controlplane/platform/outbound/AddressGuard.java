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
 * Restricts calls to addresses that clients name to the public internet, so that clients cannot reach the operator's network. A service
 * that listens on the loopback address may also call its own machine.
 */
@Component
public final class AddressGuard {
    private static final AddressBlock LOOPBACK = AddressBlock.of("127.0.0.0/8");
    private static final AddressBlock LOOPBACK_6 = AddressBlock.of("::1/128");
    /** Private networks of organizations and carriers, which an operator may allow. */
    private static final List<AddressBlock> PRIVATE = blocks(
            "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "::1/128", "fc00::/7");
    /**
     * Blocked networks without public servers: this network, link-local (with cloud credentials), documentation, benchmarks, multicast,
     * reserved.
     */
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
            // Protocol assignments such as Teredo; documentation; 6to4, which embeds an IPv4 address.
            "2001::/23",
            "2001:db8::/32",
            "2002::/16",
            "3fff::/20");
    /** The global unicast range of IPv6. The rest is local or embeds an IPv4 address (mapped, NAT64). */
    private static final AddressBlock PUBLIC_6 = AddressBlock.of("2000::/3");

    private static final Pattern DOTTED = Pattern.compile("(0|[1-9]\\d{0,2})(\\.(0|[1-9]\\d{0,2})){3}");
    /** Matches hosts that some resolvers read as numbers: the last label begins with a digit. */
    private static final Pattern NUMBER = Pattern.compile("(?:.*\\.)?(?:\\d+|0x[0-9a-f]*)\\.?");

    private static final int GREATEST_PORT = 65535;

    private final boolean privateTargets;
    private final boolean ownMachine;

    /**
     * Creates a guard.
     *
     * @param allowed whether the operator allows private networks
     */
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

    /** Parses an address and checks its form; the connection checks the resolved addresses. */
    public URI parse(String text) throws RefusedAddress {
        URI uri;
        try {
            uri = new URI(text);
        } catch (URISyntaxException noAddress) {
            throw new RefusedAddress("is not an absolute URL");
        }
        String scheme = uri.getScheme() == null ? "" : uri.getScheme().toLowerCase(Locale.ROOT);
        if (!scheme.equals("https") && !scheme.equals("http")) {
            throw new RefusedAddress("must begin with https://");
        } else if (uri.getRawUserInfo() != null) {
            throw new RefusedAddress("must not contain a user or password");
        } else if (uri.getHost() == null || uri.getPort() > GREATEST_PORT || uri.getPort() == 0) {
            throw new RefusedAddress("has no usable host");
        } else if (uri.getRawFragment() != null) {
            throw new RefusedAddress("must not have a fragment");
        }
        checkHost(uri.getHost());
        return uri;
    }

    /** Resolves a host and returns its addresses if all are allowed. The connection must use one of them without a second lookup. */
    public InetAddress[] resolve(String host) throws UnknownHostException, RefusedAddress {
        checkHost(host);
        InetAddress[] addresses = InetAddress.getAllByName(host);
        for (InetAddress address : addresses) {
            if (!isAllowed(address)) {
                throw new RefusedAddress("resolves to an address in a blocked network");
            }
        }
        return addresses;
    }

    /** Returns whether the text of an address denotes this machine. */
    public static boolean isLoopback(@Nullable String host) {
        if (host == null) {
            return false;
        }
        return host.equalsIgnoreCase("localhost")
                || host.equals("::1")
                || host.equals("[::1]")
                || host.startsWith("127.") && DOTTED.matcher(host).matches();
    }

    /** Rejects unusual notations of IPv4 addresses. */
    private static void checkHost(String host) throws RefusedAddress {
        String lower = host.toLowerCase(Locale.ROOT);
        boolean number = NUMBER.matcher(lower).matches() && !lower.startsWith("[") && lower.indexOf(':') < 0;
        if (number && !DOTTED.matcher(lower).matches() || lower.indexOf('%') >= 0) {
            throw new RefusedAddress("has a host that programs interpret differently");
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
