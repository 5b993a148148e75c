package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.RecordedBody;
import dev.ectype.launcher.recording.RecordedHeader;
import dev.ectype.launcher.recording.RecordedRequest;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Replaces recorded identifiers in a request with the target's own. Unknown values stay as they were written. */
final class RequestTranslator {
    private static final Pattern WORD = Pattern.compile("\"[^\"]*\"|[^\\s;,=\"]+(=+(?=$|[;,\\s]))?");
    private static final List<String> UNCHANGED = List.of("content-type", "accept", "user-agent", "content-length");

    private final IdentifierMap identifiers;

    RequestTranslator(IdentifierMap identifiers) {
        this.identifiers = identifiers;
    }

    RecordedRequest of(RecordedRequest recorded) {
        String target = recorded.target();
        String origin = recorded.url().substring(0, recorded.url().length() - target.length());
        String url = recorded.url().endsWith(target) ? origin + target(target) : recorded.url();
        List<RecordedHeader> headers =
                recorded.headers().stream().map(this::header).toList();
        return new RecordedRequest(recorded.method(), url, headers, body(recorded));
    }

    private RecordedHeader header(RecordedHeader header) {
        if (UNCHANGED.contains(header.name())) {
            return header;
        }
        Matcher words = WORD.matcher(header.value());
        return new RecordedHeader(header.name(), words.replaceAll(word -> {
            boolean candidate = word.group().startsWith("\"")
                    || IdentifierMap.isLikely(word.group())
                    || NounResolver.isIdentity(header.name());
            String actual = candidate ? identifiers.ofAny(word.group()) : null;
            return Matcher.quoteReplacement(actual == null ? word.group() : actual);
        }));
    }

    private String target(String target) {
        int mark = target.indexOf('?');
        String path = path(mark < 0 ? target : target.substring(0, mark));
        return mark < 0 ? path : path + "?" + pairs(target.substring(mark + 1));
    }

    private String path(String path) {
        StringJoiner result = new StringJoiner("/");
        String before = "";
        for (String segment : path.split("/", -1)) {
            String plain = decoded(segment.replace("+", "%2B"));
            String actual = identifiers.of(plain, NounResolver.singular(before));
            actual = actual == null && IdentifierMap.isLikely(plain) ? identifiers.ofAny(plain) : actual;
            result.add(
                    actual == null || actual.equals(plain)
                            ? segment
                            : encoded(actual).replace("+", "%20"));
            before = plain;
        }
        return result.toString();
    }

    private String pairs(String pairs) {
        StringBuilder result = new StringBuilder(pairs.length());
        for (String pair : pairs.split("&", -1)) {
            int equals = pair.indexOf('=');
            String value = equals < 0 ? "" : decoded(pair.substring(equals + 1));
            String actual = equals < 0 ? null : value(decoded(pair.substring(0, equals)), value, "");
            result.append(result.length() == 0 ? "" : "&");
            result.append(
                    actual == null || actual.equals(value) ? pair : pair.substring(0, equals + 1) + encoded(actual));
        }
        return result.toString();
    }

    /** The target's value for a recorded one of that name; null if it is unknown. */
    private @Nullable String value(String name, String value, String outerNoun) {
        String actual = identifiers.of(value, NounResolver.of(name, outerNoun));
        if (actual == null && (NounResolver.isIdentity(name) || IdentifierMap.isLikely(value))) {
            actual = identifiers.ofAny(value);
        }
        if (actual == null && value.contains("/")) {
            String origin = value.replaceFirst("^([A-Za-z][A-Za-z0-9+.-]*://[^/]*)?.*", "$1");
            return origin + target(value.substring(origin.length()));
        }
        return actual;
    }

    private RecordedBody body(RecordedRequest recorded) {
        RecordedBody body = recorded.body();
        String type = String.valueOf(RecordedHeader.first(recorded.headers(), "content-type"));
        if (type.startsWith("application/x-www-form-urlencoded") && !body.isCut()) {
            String text = body.text();
            return text == null ? body : RecordedBody.of(pairs(text).getBytes(StandardCharsets.UTF_8));
        }
        Document read = body.json();
        if (read == null) {
            return body;
        }
        JsonWriter out = new JsonWriter();
        boolean changed = write(read, "", NounResolver.ofBody(recorded), out);
        return changed ? RecordedBody.of(out.toBytes()) : body;
    }

    private boolean write(Document value, String name, String outerNoun, JsonWriter out) {
        boolean changed = false;
        if (value.isObject()) {
            out.beginObject();
            for (JsonMember member : value.members()) {
                changed |= write(
                        member.value(), member.name(), NounResolver.inside(member, outerNoun), out.name(member.name()));
            }
            out.endObject();
        } else if (value.isArray()) {
            out.beginArray();
            for (Document element : value.elements()) {
                changed |= write(element, name, outerNoun, out);
            }
            out.endArray();
        } else {
            changed = scalar(value, name, outerNoun, out);
        }
        return changed;
    }

    private boolean scalar(Document value, String name, String outerNoun, JsonWriter out) {
        String plain = value.isString() ? value.text() : value.isLong() ? value.literal() : null;
        String actual = plain == null ? null : value(name, plain, outerNoun);
        if (actual == null || actual.equals(plain) || !value.isString() && !actual.matches("-?[0-9]{1,18}")) {
            out.value(value);
            return false;
        }
        if (value.isString()) {
            out.value(actual);
        } else {
            out.value(Long.parseLong(actual));
        }
        return true;
    }

    private static String decoded(String written) {
        try {
            return URLDecoder.decode(written, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException malformed) {
            return written;
        }
    }

    private static String encoded(String plain) {
        return URLEncoder.encode(plain, StandardCharsets.UTF_8);
    }
}
