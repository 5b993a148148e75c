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
    private static final List<String> OTHERWISE = List.of("content-type", "accept", "user-agent", "content-length");

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
        if (OTHERWISE.contains(header.name())) {
            return header;
        }
        Matcher words = WORD.matcher(header.value());
        return new RecordedHeader(header.name(), words.replaceAll(word -> {
            boolean named = word.group().startsWith("\"")
                    || IdentifierMap.isLikely(word.group())
                    || NounResolver.isIdentity(header.name());
            String now = named ? identifiers.ofAny(word.group()) : null;
            return Matcher.quoteReplacement(now == null ? word.group() : now);
        }));
    }

    private String target(String target) {
        int mark = target.indexOf('?');
        String path = path(mark < 0 ? target : target.substring(0, mark));
        return mark < 0 ? path : path + "?" + pairs(target.substring(mark + 1));
    }

    private String path(String path) {
        StringJoiner said = new StringJoiner("/");
        String before = "";
        for (String segment : path.split("/", -1)) {
            String plain = decoded(segment.replace("+", "%2B"));
            String now = identifiers.of(plain, NounResolver.singular(before));
            now = now == null && IdentifierMap.isLikely(plain) ? identifiers.ofAny(plain) : now;
            said.add(now == null || now.equals(plain) ? segment : encoded(now).replace("+", "%20"));
            before = plain;
        }
        return said.toString();
    }

    private String pairs(String pairs) {
        StringBuilder said = new StringBuilder(pairs.length());
        for (String pair : pairs.split("&", -1)) {
            int equals = pair.indexOf('=');
            String value = equals < 0 ? "" : decoded(pair.substring(equals + 1));
            String now = equals < 0 ? null : value(decoded(pair.substring(0, equals)), value, "");
            said.append(said.length() == 0 ? "" : "&");
            said.append(now == null || now.equals(value) ? pair : pair.substring(0, equals + 1) + encoded(now));
        }
        return said.toString();
    }

    /** The target's value for a recorded one of that name; null if it is unknown. */
    private @Nullable String value(String name, String value, String around) {
        String now = identifiers.of(value, NounResolver.of(name, around));
        if (now == null && (NounResolver.isIdentity(name) || IdentifierMap.isLikely(value))) {
            now = identifiers.ofAny(value);
        }
        if (now == null && value.contains("/")) {
            String origin = value.replaceFirst("^([A-Za-z][A-Za-z0-9+.-]*://[^/]*)?.*", "$1");
            return origin + target(value.substring(origin.length()));
        }
        return now;
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

    private boolean write(Document value, String name, String around, JsonWriter out) {
        boolean changed = false;
        if (value.isObject()) {
            out.beginObject();
            for (JsonMember member : value.members()) {
                changed |= write(
                        member.value(), member.name(), NounResolver.inside(member, around), out.name(member.name()));
            }
            out.endObject();
        } else if (value.isArray()) {
            out.beginArray();
            for (Document element : value.elements()) {
                changed |= write(element, name, around, out);
            }
            out.endArray();
        } else {
            changed = scalar(value, name, around, out);
        }
        return changed;
    }

    private boolean scalar(Document value, String name, String around, JsonWriter out) {
        String plain = value.isString() ? value.text() : value.isLong() ? value.literal() : null;
        String now = plain == null ? null : value(name, plain, around);
        if (now == null || now.equals(plain) || !value.isString() && !now.matches("-?[0-9]{1,18}")) {
            out.value(value);
            return false;
        }
        if (value.isString()) {
            out.value(now);
        } else {
            out.value(Long.parseLong(now));
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
