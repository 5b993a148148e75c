package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.Header;
import dev.ectype.launcher.recording.RecordedReply;
import dev.ectype.launcher.recording.RecordedRequest;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Member;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The identifiers in recorded replies, to know whether a request needs one of them. */
final class Mentions {
    private static final Pattern WORD = Pattern.compile("[^/?&=#;,\"\\s]+");

    private final Set<String> words = new LinkedHashSet<>();

    void add(RecordedReply reply) {
        Document read = reply.body().json();
        if (read != null) {
            add(read, "");
        }
        for (Header header : reply.headers()) {
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
            for (Member member : value.members()) {
                add(member.value(), member.name());
            }
        } else if (value.isArray()) {
            for (Document element : value.elements()) {
                add(element, name);
            }
        } else if (value.isString() && (Nouns.isIdentity(name) || Identifiers.isDistinct(value.text()))) {
            split(value.text());
        } else if (value.isLong() && Nouns.isIdentity(name)) {
            words.add(value.literal());
        }
    }

    private void split(String text) {
        WORD.matcher(text).results().map(MatchResult::group).forEach(words::add);
    }
}
