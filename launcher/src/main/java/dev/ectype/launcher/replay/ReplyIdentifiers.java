package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.RecordedHeader;
import dev.ectype.launcher.recording.RecordedReply;
import dev.ectype.launcher.recording.RecordedRequest;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Collects the identifiers in recorded replies, to find requests that contain one of them. */
final class ReplyIdentifiers {
    private static final Pattern WORD = Pattern.compile("[^/?&=#;,\"\\s]+");

    private final Set<String> words = new LinkedHashSet<>();

    void add(RecordedReply reply) {
        Document read = reply.body().json();
        if (read != null) {
            add(read, "");
        }
        for (RecordedHeader header : reply.headers()) {
            if (header.name().matches("location|etag|set-cookie|content-location|link")) {
                split(header.value());
            }
        }
    }

    boolean isMentionedIn(RecordedRequest request) {
        return WORD.matcher(request.target()).results().map(MatchResult::group).anyMatch(words::contains)
                || request.headers().stream()
                        .flatMap(each -> WORD.matcher(each.value()).results())
                        .map(MatchResult::group)
                        .anyMatch(words::contains);
    }

    private void add(Document value, String name) {
        if (value.isObject()) {
            for (JsonMember member : value.members()) {
                add(member.value(), member.name());
            }
        } else if (value.isArray()) {
            for (Document element : value.elements()) {
                add(element, name);
            }
        } else if (value.isString() && (NounResolver.isIdentity(name) || IdentifierMap.isDistinct(value.text()))) {
            split(value.text());
        } else if (value.isLong() && NounResolver.isIdentity(name)) {
            words.add(value.literal());
        }
    }

    private void split(String text) {
        WORD.matcher(text).results().map(MatchResult::group).forEach(words::add);
    }
}
