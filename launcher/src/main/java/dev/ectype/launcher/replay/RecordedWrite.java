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
        ExchangeInterval moment, List<JsonLeaf> created, List<JsonLeaf> sentValues, List<JsonLeaf> affected) {
    private static final Pattern COMMON = Pattern.compile("true|false|-?[0-9.eE+-]*|.{0,3}");
    private static final int MOST_SAID = 64;

    RecordedWrite {
        created = List.copyOf(created);
        sentValues = List.copyOf(sentValues);
        affected = List.copyOf(affected);
    }

    /** Reads the write of an exchange; null if its method or status implies no change. */
    static @Nullable RecordedWrite of(CapturedExchange exchange, ExchangeInterval moment) {
        int status = exchange.reply().status();
        if (exchange.request().isSafe() || status < 200 || status > 299) {
            return null;
        }
        List<JsonLeaf> made = created(exchange);
        List<JsonLeaf> said = new ArrayList<>();
        Document body = exchange.request().body().json();
        if (body != null) {
            JsonLeaf.each(body, "", NounResolver.ofBody(exchange.request()), leaf -> {
                if (!leaf.isIdentity() && !COMMON.matcher(leaf.text()).matches() && said.size() < MOST_SAID) {
                    said.add(leaf);
                }
            });
        }
        List<JsonLeaf> things = new ArrayList<>(made);
        things.addAll(ValueOrigins.identifiers(exchange.request()));
        return new RecordedWrite(moment, made, said, things);
    }

    /** This write without its sent values, to save memory. */
    RecordedWrite withoutSentValues() {
        return new RecordedWrite(moment, created, List.of(), created);
    }

    /** The created identifiers: the reply's own, else those of its nested objects. */
    private static List<JsonLeaf> created(CapturedExchange exchange) {
        Document read = exchange.reply().body().json();
        if (read == null) {
            return List.of();
        }
        String noun = NounResolver.ofReply(exchange.request(), read);
        List<JsonLeaf> own = new ArrayList<>();
        List<JsonLeaf> within = new ArrayList<>();
        JsonLeaf.each(read, "", noun, leaf -> {
            if (leaf.isIdentity() && leaf.path().indexOf('[') < 0) {
                (leaf.noun().equals(noun) ? own : within).add(leaf);
            }
        });
        within.removeIf(
                leaf -> !NounResolver.isBare(leaf.path().substring(leaf.path().lastIndexOf('.') + 1)));
        List<JsonLeaf> made = own.isEmpty() ? within : own;
        Set<String> said = ValueOrigins.requestKeys(exchange.request());
        made.removeIf(leaf -> said.contains(leaf.key()));
        return made;
    }
}
