package dev.ectype.compiler.ingest.postman;

import dev.ectype.compiler.ingest.observed.ExchangeSample.Parameter;
import dev.ectype.compiler.ingest.observed.RequestUrl;
import dev.ectype.compiler.ingest.observed.ValueShape;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the URL of a request, a text or an object, and distinguishes variable path segments from words. */
final class UrlReader {
    /** Values of variables that are words of a path rather than identifiers. */
    private static final Pattern WORD = Pattern.compile("(?i)api|rest|services?|public|v\\d+(\\.\\d+)*|\\d+\\.\\d+");

    private static final Pattern SCHEME = Pattern.compile("(?i)^([a-z][a-z0-9+.-]*|\\{\\{[^{}]*\\}\\}):/{2,}");
    private static final Pattern IN_BRACES = Pattern.compile("\\{([^{}]+)\\}|<([^<>]+)>");

    private final VariableScope scope;
    private final Map<String, String> pathValues = new LinkedHashMap<>();
    private final List<String> segments = new ArrayList<>();
    private final Map<Integer, String> variables = new LinkedHashMap<>();
    private int base;

    private UrlReader(VariableScope scope) {
        this.scope = scope;
    }

    static ItemUrl read(@Nullable JsonValue url, VariableScope scope) {
        JsonObject parts = url instanceof JsonObject object ? object : JsonObject.EMPTY;
        String raw = url instanceof JsonText text ? text.text() : JsonMembers.text(parts, "raw");
        return new UrlReader(scope).read(raw == null || raw.isBlank() ? joined(parts) : raw.strip(), parts);
    }

    private ItemUrl read(String raw, JsonObject parts) {
        for (JsonObject variable : JsonMembers.objects(parts, "variable")) {
            String key = JsonMembers.text(variable, "key");
            String value = JsonMembers.scalar(variable.member("value"));
            String name = key == null ? JsonMembers.text(variable, "id") : key;
            if (name != null && value != null && !value.isEmpty()) {
                pathValues.put(name, scope.expand(value));
            }
        }
        String address = withoutFragment(raw);
        int mark = address.indexOf('?');
        String place = mark < 0 ? address : address.substring(0, mark);
        String origin = path(place);
        List<Parameter> sent = new ArrayList<>();
        List<Parameter> optional = new ArrayList<>();
        if (parts.member("query") instanceof JsonArray) {
            for (JsonObject each : JsonMembers.objects(parts, "query")) {
                String name = JsonMembers.textOrEmpty(each, "key");
                if (!name.isEmpty()) {
                    String value = JsonMembers.scalarOrEmpty(each.member("value"));
                    (JsonMembers.isDisabled(each) ? optional : sent).add(new Parameter(name, parameter(value)));
                }
            }
        } else if (mark >= 0) {
            RequestUrl.pairs(address.substring(mark + 1))
                    .forEach(each -> sent.add(new Parameter(each.name(), parameter(each.value()))));
        }
        return new ItemUrl(origin, segments, base, variables, sent, optional);
    }

    private static String withoutFragment(String raw) {
        int at = raw.indexOf('#');
        return at < 0 ? raw : raw.substring(0, at);
    }

    private static String joined(JsonObject parts) {
        String protocol = JsonMembers.textOrEmpty(parts, "protocol");
        String port = JsonMembers.textOrEmpty(parts, "port");
        return (protocol.isEmpty() ? "" : protocol + "://")
                + joined(parts.member("host"), ".")
                + (port.isEmpty() ? "" : ":" + port)
                + "/"
                + joined(parts.member("path"), "/");
    }

    private static String joined(@Nullable JsonValue value, String separator) {
        if (!(value instanceof JsonArray list)) {
            return value instanceof JsonText text ? text.text().replaceFirst("^/", "") : "";
        }
        List<String> texts = new ArrayList<>();
        for (JsonValue each : list.elements()) {
            String text =
                    each instanceof JsonObject part ? JsonMembers.textOrEmpty(part, "value") : JsonMembers.scalar(each);
            texts.add(text == null ? "" : text);
        }
        return String.join(separator, texts);
    }

    /** Reads the origin and the path segments of an address without its query, and returns the origin. */
    private String path(String place) {
        Matcher scheme = SCHEME.matcher(place);
        boolean hasScheme = scheme.find();
        String rest = hasScheme ? place.substring(scheme.end()) : place;
        boolean isPath = hasScheme ? scheme.group().endsWith(":///") : rest.startsWith("/");
        int slash = isPath ? 0 : rest.indexOf('/');
        String host = slash < 0 ? rest : rest.substring(0, slash);
        String path = slash < 0 ? "" : rest.substring(slash);
        String expanded = scope.expand(host).strip();
        if (!hasScheme && !isPath && path.isEmpty() && expanded.matches("[A-Za-z0-9_-]+")) {
            // A word alone is a path: a host has a dot, a port or a variable.
            segments("/" + expanded);
            return "";
        }
        Matcher inner = SCHEME.matcher(expanded);
        String authority = inner.find() ? expanded.substring(inner.end()) : expanded;
        int slashInside = authority.indexOf('/');
        if (slashInside >= 0) {
            segments(authority.substring(slashInside).replaceFirst("[?#].*", "").replaceFirst("/+$", ""));
        }
        base = segments.size();
        segments(path);
        String name = (slashInside < 0 ? authority : authority.substring(0, slashInside)).replaceFirst("^.*@", "");
        String protocol = inner.reset().find() ? inner.group(1) : hasScheme ? scheme.group(1) : "https";
        return name.matches("[A-Za-z0-9._:-]+") && protocol.matches("(?i)https?")
                ? (protocol + "://" + name).toLowerCase(Locale.ROOT)
                : "";
    }

    private void segments(String path) {
        String[] words = path.split("/", -1);
        for (int at = 0; at < words.length; at++) {
            boolean isLast = at == words.length - 1;
            if (!words[at].isEmpty() || isLast && at > 1 && !segments.isEmpty()) {
                segment(words[at].strip());
            }
        }
    }

    private void segment(String written) {
        if (written.startsWith(":") && written.length() > 1) {
            String name = written.substring(1);
            String value = pathValues.getOrDefault(name, "");
            boolean isKnown = !value.isEmpty() && DynamicVariables.placeholder(value) == null;
            variable(name, isKnown ? value : "{{" + name + "}}");
            return;
        }
        Matcher found = VariableScope.VARIABLE.matcher(written);
        if (found.find()) {
            String name = found.group(1).strip();
            String expanded = scope.expand(written);
            boolean isWhole = found.matches();
            if (expanded.contains("/") && !expanded.contains("{{")) {
                segments(expanded.startsWith("/") ? expanded : "/" + expanded);
            } else if (WORD.matcher(expanded).matches()) {
                segments.add(expanded);
            } else {
                variable(name, isWhole || !expanded.contains("{{") ? expanded : "{{" + name + "}}");
            }
            return;
        }
        Matcher braces = IN_BRACES.matcher(written);
        if (braces.matches()) {
            String name = braces.group(1) == null ? braces.group(2) : braces.group(1);
            variable(name, "{{" + name + "}}");
        } else {
            segments.add(RequestUrl.decodedSegment(written));
        }
    }

    private void variable(String name, String value) {
        variables.put(segments.size(), name);
        segments.add(value);
    }

    /** Returns the value of a query parameter. Values of variables and placeholders are unknown. */
    private static String parameter(String value) {
        ValueShape placeholder = DynamicVariables.placeholder(value);
        if (!(placeholder instanceof ValueShape.ScalarShape scalar)) {
            return value;
        }
        return switch (scalar.type()) {
            case "integer" -> "1";
            case "boolean" -> "true";
            default -> "{{" + value + "}}";
        };
    }
}
