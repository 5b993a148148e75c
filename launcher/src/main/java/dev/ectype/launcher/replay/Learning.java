package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.Header;
import dev.ectype.launcher.recording.RecordedReply;
import dev.ectype.launcher.recording.RecordedRequest;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Member;
import java.util.ArrayList;
import java.util.List;

/** Learns identifiers by holding what came against what was recorded, place by place. */
final class Learning {
    private final Identifiers identifiers;

    Learning(Identifiers identifiers) {
        this.identifiers = identifiers;
    }

    void learn(RecordedRequest request, RecordedReply recorded, RecordedReply actual) {
        if (recorded.status() / 100 != actual.status() / 100 || recorded.status() >= 400) {
            return;
        }
        Document was = recorded.body().json();
        Document is = was == null ? null : actual.body().json();
        if (was != null && is != null) {
            values(was, is, "", around(request, was));
        }
        for (String name : List.of("location", "content-location")) {
            String before = Header.first(recorded.headers(), name);
            String after = Header.first(actual.headers(), name);
            if (before != null && after != null) {
                address(before, after);
            }
        }
        String etag = Header.first(recorded.headers(), "etag");
        String etagNow = Header.first(actual.headers(), "etag");
        if (etag != null && etagNow != null) {
            identifiers.learn(etag.replaceFirst("^W/", ""), etagNow.replaceFirst("^W/", ""), "etag");
        }
        cookies(recorded.headers(), actual.headers());
    }

    /** What a reply to this address speaks of: the collection, also when it is about one of its members. */
    private static String around(RecordedRequest request, Document reply) {
        List<String> segments = new ArrayList<>(
                List.of(request.target().replaceFirst("[?#].*", "").split("/")));
        segments.removeIf(String::isEmpty);
        Document id = reply.isObject() ? reply.member("id") : null;
        if (id != null) {
            String text = id.isString() ? id.text() : id.literal();
            int at = segments.lastIndexOf(text);
            if (at > 0) {
                return Nouns.singular(segments.get(at - 1));
            }
        }
        for (int at = segments.size() - 1; at >= 0; at--) {
            if (!segments.get(at).matches(".*[0-9].*")) {
                return Nouns.singular(segments.get(at));
            }
        }
        return "";
    }

    private void values(Document was, Document is, String name, String noun) {
        if (was.isObject() && is.isObject()) {
            for (Member member : was.members()) {
                Document other = is.member(member.name());
                if (other != null) {
                    boolean leaf = !member.value().isObject() && !member.value().isArray();
                    values(
                            member.value(),
                            other,
                            member.name(),
                            leaf || Nouns.isIdentity(member.name()) ? noun : Nouns.within(member.name(), noun));
                }
            }
        } else if (was.isArray() && is.isArray() && was.size() == is.size()) {
            var others = is.elements().iterator();
            for (Document element : was.elements()) {
                values(element, others.next(), name, noun);
            }
        } else if (was.isString() && is.isString()) {
            text(was.text(), is.text(), name, noun);
        } else if (was.isLong() && is.isLong() && Nouns.isIdentity(name)) {
            identifiers.learn(was.literal(), is.literal(), Nouns.of(name, noun));
        }
    }

    private void text(String was, String is, String name, String noun) {
        if (was.contains("/") && is.contains("/")) {
            address(was, is);
        }
        if (was.length() <= 512 && (Nouns.isIdentity(name) || !was.equals(is) && Identifiers.isDistinct(was))) {
            identifiers.learn(was, is, Nouns.of(name, noun));
        }
    }

    /** Two addresses of one form differ by the identifiers in them. */
    private void address(String was, String is) {
        String[] before = path(was).split("[/?&=#]", 64);
        String[] after = path(is).split("[/?&=#]", 64);
        if (before.length != after.length) {
            return;
        }
        for (int at = 1; at < before.length; at++) {
            if (!before[at].equals(after[at]) && !before[at].isEmpty() && !after[at].isEmpty()) {
                identifiers.learn(before[at], after[at], Nouns.singular(before[at - 1]));
            }
        }
    }

    private static String path(String address) {
        return address.replaceFirst("^[A-Za-z][A-Za-z0-9+.-]*://[^/]*", "");
    }

    private void cookies(List<Header> recorded, List<Header> actual) {
        for (Header header : recorded) {
            int equals = header.value().indexOf('=');
            if (!header.name().equals("set-cookie") || equals < 0) {
                continue;
            }
            String start = header.value().substring(0, equals + 1);
            for (Header other : actual) {
                if (other.name().equals("set-cookie") && other.value().startsWith(start)) {
                    identifiers.learn(cookie(header, equals), cookie(other, equals), "cookie");
                }
            }
        }
    }

    private static String cookie(Header header, int equals) {
        return header.value().substring(equals + 1).replaceFirst(";.*", "");
    }
}
