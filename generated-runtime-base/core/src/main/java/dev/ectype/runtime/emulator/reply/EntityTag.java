package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.plan.resource.VersionPlan;

/** Computes and compares the entity tags of responses. */
public final class EntityTag {
    private static final long BASIS = 0xcbf29ce484222325L;
    private static final long PRIME = 0x100000001b3L;

    private EntityTag() {}

    /** Returns the tag of an instance: the value of its own tag member, else a hash of its stored document. */
    public static String of(ReplyContent.Instance instance) {
        VersionPlan version = instance.shape().plan().version();
        if (version != null && version.kind() == VersionPlan.Kind.ENTITY_TAG) {
            Document tag = Json.parse(instance.document()).member(version.member());
            if (tag != null && tag.isString() && isValidTag(tag.text())) {
                return isQuoted(tag.text()) ? tag.text() : '"' + tag.text() + '"';
            }
        }
        byte[] document = instance.document();
        return '"' + Long.toHexString(hash(document, 0, document.length)) + '-' + instance.version() + '"';
    }

    /** Returns the tag of a response body that is not a single instance. */
    public static String of(byte[] body, int from, int to) {
        return '"' + Long.toHexString(hash(body, from, to)) + '"';
    }

    /** Returns whether a request's list of tags contains a tag, with or without quotes. */
    public static boolean lists(String header, String tag, boolean weakly) {
        if (header.strip().equals("*")) {
            return true;
        }
        for (String each : header.split(",", 100)) {
            String named = each.strip();
            boolean weak = named.startsWith("W/") || tag.startsWith("W/");
            if ((weakly || !weak) && bare(named).equals(bare(tag))) {
                return true;
            }
        }
        return false;
    }

    private static String bare(String tag) {
        String strong = tag.startsWith("W/") ? tag.substring(2) : tag;
        boolean quoted = strong.length() > 1 && strong.startsWith("\"") && strong.endsWith("\"");
        return quoted ? strong.substring(1, strong.length() - 1) : strong;
    }

    private static boolean isQuoted(String text) {
        return text.length() > 1 && (text.startsWith("\"") || text.startsWith("W/\"")) && text.endsWith("\"");
    }

    private static boolean isValidTag(String text) {
        String inside = isQuoted(text) ? bare(text) : text;
        return !inside.isEmpty()
                && inside.chars().allMatch(character -> character > ' ' && character < 0x7f && character != '"');
    }

    private static long hash(byte[] bytes, int from, int to) {
        long hash = BASIS;
        for (int at = from; at < to; at++) {
            hash = (hash ^ bytes[at] & 0xff) * PRIME;
        }
        return hash;
    }
}
