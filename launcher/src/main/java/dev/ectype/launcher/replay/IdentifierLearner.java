package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.RecordedHeader;
import dev.ectype.launcher.recording.RecordedReply;
import dev.ectype.launcher.recording.RecordedRequest;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import java.util.List;
import java.util.Set;

/**
 * Learns the target's identifiers by comparing actual replies with recorded ones. It ignores values that a client sent
 * first, and elements of two lists without a match.
 */
final class IdentifierLearner {
    private final IdentifierMap identifiers;
    private final ValueOrigins origins;

    /** The keys of the values in the current request. */
    private Set<String> said = Set.of();

    IdentifierLearner(IdentifierMap identifiers, ValueOrigins origins) {
        this.identifiers = identifiers;
        this.origins = origins;
    }

    void learn(RecordedRequest request, RecordedReply recorded, RecordedReply actual) {
        said = ValueOrigins.requestKeys(request);
        origins.clientValues(said);
        Document was = recorded.body().json();
        String noun = was == null ? "" : NounResolver.ofReply(request, was);
        if (was != null) {
            JsonLeaf.each(was, "", noun, origins::serverValues);
        }
        if (recorded.status() / 100 != actual.status() / 100 || recorded.status() >= 400) {
            return;
        }
        MatchStrength strength = request.isSafe() ? MatchStrength.OBSERVED : MatchStrength.MADE;
        Document is = was == null ? null : actual.body().json();
        if (was != null && is != null) {
            values(was, is, "", noun, strength);
        }
        for (String name : List.of("location", "content-location")) {
            String before = RecordedHeader.first(recorded.headers(), name);
            String after = RecordedHeader.first(actual.headers(), name);
            if (before != null && after != null) {
                address(before, after, strength);
            }
        }
        String etag = RecordedHeader.first(recorded.headers(), "etag");
        String etagNow = RecordedHeader.first(actual.headers(), "etag");
        if (etag != null && etagNow != null) {
            identifiers.learn(
                    etag.replaceFirst("^W/", ""), etagNow.replaceFirst("^W/", ""), "etag", MatchStrength.OBSERVED);
        }
        cookies(recorded.headers(), actual.headers());
    }

    private void pair(String recorded, String actual, String noun, MatchStrength strength) {
        String key = ValueOrigins.key(recorded, noun);
        if (!said.contains(key) && !origins.isOfClient(key)) {
            identifiers.learn(recorded, actual, noun, strength);
        }
    }

    private void values(Document was, Document is, String name, String noun, MatchStrength strength) {
        if (was.isObject() && is.isObject()) {
            for (JsonMember member : was.members()) {
                Document other = is.member(member.name());
                if (other != null) {
                    values(member.value(), other, member.name(), NounResolver.inside(member, noun), strength);
                }
            }
        } else if (was.isArray() && is.isArray()) {
            for (ElementMatcher.Pair pair : ElementMatcher.of(identifiers, origins, was, is, name, noun)) {
                values(pair.was(), pair.is(), name, noun, pair.strength().orLess(strength));
            }
        } else if (was.isString() && is.isString()) {
            text(was.text(), is.text(), name, noun, strength);
        } else if (was.isLong() && is.isLong() && NounResolver.isIdentity(name)) {
            pair(was.literal(), is.literal(), NounResolver.of(name, noun), strength);
        }
    }

    private void text(String was, String is, String name, String noun, MatchStrength strength) {
        if (was.contains("/") && is.contains("/")) {
            address(was, is, strength);
        }
        if (was.length() <= 512
                && (NounResolver.isIdentity(name) || !was.equals(is) && IdentifierMap.isDistinct(was))) {
            pair(was, is, NounResolver.of(name, noun), strength);
        }
    }

    /** Learns the identifiers in which two addresses of the same form differ. */
    private void address(String was, String is, MatchStrength strength) {
        String[] before = path(was).split("[/?&=#]", 64);
        String[] after = path(is).split("[/?&=#]", 64);
        if (before.length != after.length) {
            return;
        }
        for (int at = 1; at < before.length; at++) {
            if (!before[at].equals(after[at]) && !before[at].isEmpty() && !after[at].isEmpty()) {
                pair(before[at], after[at], NounResolver.singular(before[at - 1]), strength);
            }
        }
    }

    private static String path(String address) {
        return address.replaceFirst("^[A-Za-z][A-Za-z0-9+.-]*://[^/]*", "");
    }

    private void cookies(List<RecordedHeader> recorded, List<RecordedHeader> actual) {
        for (RecordedHeader header : recorded) {
            int equals = header.value().indexOf('=');
            if (!header.name().equals("set-cookie") || equals < 0) {
                continue;
            }
            String start = header.value().substring(0, equals + 1);
            for (RecordedHeader other : actual) {
                if (other.name().equals("set-cookie") && other.value().startsWith(start)) {
                    identifiers.learn(cookie(header, equals), cookie(other, equals), "cookie", MatchStrength.OBSERVED);
                }
            }
        }
    }

    private static String cookie(RecordedHeader header, int equals) {
        return header.value().substring(equals + 1).replaceFirst(";.*", "");
    }
}
