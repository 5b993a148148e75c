package dev.ectype.compiler.ingest.document;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the address of a server, with the default values of its variables. */
public final class ServerAddress {
    private static final Pattern VARIABLE = Pattern.compile("\\{([^{}]+)}");
    private static final Pattern ORIGIN = Pattern.compile("([a-zA-Z][a-zA-Z0-9+.-]*:)?//[^/?#]*");
    private static final Pattern BARE_HOST =
            Pattern.compile("(localhost|[a-zA-Z0-9-]+(\\.[a-zA-Z0-9-]+)+)(:[0-9]+)?(?=[/?#]|$)");

    private ServerAddress() {}

    /**
     * Returns the path of an address, or null if it has none or an undefined variable, which no request could contain.
     *
     * @param server the fields of the server, with its {@code variables}
     */
    public static @Nullable String path(String address, DescriptionObject server) {
        return path(substituted(address, server));
    }

    private static String substituted(String address, DescriptionObject server) {
        if (address.indexOf('{') < 0) {
            return address;
        }
        DescriptionObject variables = server.object("variables");
        StringBuilder substituted = new StringBuilder();
        Matcher matcher = VARIABLE.matcher(address);
        while (matcher.find()) {
            String value = variables == null ? null : value(variables, matcher.group(1));
            matcher.appendReplacement(substituted, Matcher.quoteReplacement(value == null ? matcher.group() : value));
        }
        return matcher.appendTail(substituted).toString();
    }

    private static @Nullable String value(DescriptionObject variables, String name) {
        DescriptionObject variable = variables.object(name);
        if (variable == null) {
            return null;
        }
        String defaultValue = variable.text("default");
        List<String> allowed = defaultValue == null ? variable.texts("enum") : List.of(defaultValue);
        return allowed.isEmpty() ? null : allowed.get(0);
    }

    private static @Nullable String path(String address) {
        String rest = address.strip();
        Matcher origin = ORIGIN.matcher(rest);
        Matcher host = BARE_HOST.matcher(rest);
        if (origin.lookingAt()) {
            rest = rest.substring(origin.end());
        } else if (host.lookingAt()) {
            rest = rest.substring(host.end());
        }
        String path = rest.split("[?#]", 2)[0].replaceAll("/\\.?(?=/|$)", "").replaceAll("^\\.+(?=/|$)", "");
        if (path.isEmpty() || path.indexOf('{') >= 0) {
            return null;
        }
        return path.startsWith("/") ? path : "/" + path;
    }
}
