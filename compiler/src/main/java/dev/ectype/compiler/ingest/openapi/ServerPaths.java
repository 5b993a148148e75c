package dev.ectype.compiler.ingest.openapi;

import dev.ectype.compiler.ingest.openapi.document.DescriptionObject;
import dev.ectype.compiler.ingest.openapi.document.OpenApiReferences;
import dev.ectype.compiler.source.LocatedNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Finds the base paths of the servers, for the whole description or for one operation. */
final class ServerPaths {
    private static final Pattern VARIABLE = Pattern.compile("\\{([^{}]+)}");
    private static final Pattern ORIGIN = Pattern.compile("([a-zA-Z][a-zA-Z0-9+.-]*:)?//[^/?#]*");
    private static final Pattern BARE_HOST =
            Pattern.compile("(localhost|[a-zA-Z0-9-]+(\\.[a-zA-Z0-9-]+)+)(:[0-9]+)?(?=[/?#]|$)");

    private final OpenApiReferences links;
    private final List<String> all;

    ServerPaths(DescriptionObject root, OpenApiReferences links) {
        this.links = links;
        this.all = of(root);
    }

    /** Returns the paths of the servers for all operations without servers of their own. */
    List<String> all() {
        return all;
    }

    /** Returns the paths of an operation's own servers, {@code /} for the root, or none if it has no own servers. */
    List<String> own(DeclaredOperation operation) {
        DescriptionObject owner = lists(operation.fields()) ? operation.fields() : operation.path();
        if (!lists(owner)) {
            return List.of();
        }
        List<String> own = of(owner);
        return own.equals(all) ? List.of() : own.isEmpty() ? List.of("/") : own;
    }

    private static boolean lists(DescriptionObject owner) {
        return owner.has("servers") && !owner.list("servers").isEmpty();
    }

    private List<String> of(DescriptionObject owner) {
        Set<String> paths = new LinkedHashSet<>();
        if (!owner.has("servers")) {
            return List.of();
        }
        for (LocatedNode place : owner.list("servers")) {
            DescriptionObject server = DescriptionObject.following(place, "servers", links);
            String url = server == null ? null : server.text("url");
            String path = server == null || url == null ? null : path(substituted(url, server));
            if (path != null && !path.isEmpty()) {
                paths.add(path);
            }
        }
        return new ArrayList<>(paths);
    }

    private static String substituted(String url, DescriptionObject server) {
        if (url.indexOf('{') < 0) {
            return url;
        }
        DescriptionObject variables = server.object("variables");
        StringBuilder substituted = new StringBuilder();
        Matcher matcher = VARIABLE.matcher(url);
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

    // Skips a path with an undefined variable, which no request could contain.
    private static @Nullable String path(String url) {
        String rest = url.strip();
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
