package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.CapturedExchange;
import dev.ectype.runtime.json.Document;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A recorded request that changed resources.
 *
 * @param created the identifiers in its reply that the request did not contain: it created them
 * @param sentValues the values in its body other than identifiers, by which a reply reveals its effect
 * @param affected the identifiers in its path and the created ones
 */
record RecordedWrite(
        ExchangeInterval interval, List<JsonLeaf> created, List<JsonLeaf> sentValues, List<JsonLeaf> affected) {
    private static final Pattern COMMON = Pattern.compile("true|false|-?[0-9.eE+-]*|.{0,3}");
    private static final int MOST_SENT_VALUES = 64;

    RecordedWrite {
        created = List.copyOf(created);
        sentValues = List.copyOf(sentValues);
        affected = List.copyOf(affected);
    }

    /** Reads the write of an exchange; null if its method or status implies no change. */
    static @Nullable RecordedWrite of(CapturedExchange exchange, ExchangeInterval interval) {
        int status = exchange.reply().status();
        if (exchange.request().isSafe() || status < 200 || status > 299) {
            return null;
        }
        List<JsonLeaf> created = created(exchange);
        List<JsonLeaf> sentValues = new ArrayList<>();
        Document body = exchange.request().body().json();
        if (body != null) {
            JsonLeaf.each(body, "", NounResolver.ofBody(exchange.request()), leaf -> {
                if (!leaf.isIdentity()
                        && !COMMON.matcher(leaf.text()).matches()
                        && sentValues.size() < MOST_SENT_VALUES) {
                    sentValues.add(leaf);
                }
            });
        }
        List<JsonLeaf> affected = new ArrayList<>(created);
        affected.addAll(ValueOrigins.identifiers(exchange.request()));
        return new RecordedWrite(interval, created, sentValues, affected);
    }

    /** This write without its sent values, to save memory. */
    RecordedWrite withoutSentValues() {
        return new RecordedWrite(interval, created, List.of(), created);
    }

    /** The created identifiers: the reply's own, else those of its nested objects. */
    private static List<JsonLeaf> created(CapturedExchange exchange) {
        Document read = exchange.reply().body().json();
        if (read == null) {
            return List.of();
        }
        String noun = NounResolver.ofReply(exchange.request(), read);
        List<JsonLeaf> ownIdentifiers = new ArrayList<>();
        List<JsonLeaf> nested = new ArrayList<>();
        JsonLeaf.each(read, "", noun, leaf -> {
            if (leaf.isIdentity() && leaf.path().indexOf('[') < 0) {
                (leaf.noun().equals(noun) ? ownIdentifiers : nested).add(leaf);
            }
        });
        nested.removeIf(
                leaf -> !NounResolver.isBare(leaf.path().substring(leaf.path().lastIndexOf('.') + 1)));
        List<JsonLeaf> created = ownIdentifiers.isEmpty() ? nested : ownIdentifiers;
        Set<String> requestKeys = ValueOrigins.requestKeys(exchange.request());
        created.removeIf(leaf -> requestKeys.contains(leaf.key()));
        return created;
    }
}
