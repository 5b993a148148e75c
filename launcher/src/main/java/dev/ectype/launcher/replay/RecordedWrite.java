package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.CapturedExchange;
import dev.ectype.runtime.json.Document;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A recorded request that changed something.
 *
 * @param created what its reply names and it did not: it was made by it
 * @param sentValues what its body says that names nothing, by which may be seen that it was done
 * @param affected what it was about: what its path names, and what was made
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

    /** Reads it; null if nothing was changed, as far as methods and status tell. */
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

    /** The same, for keeping it a while. */
    RecordedWrite withoutSentValues() {
        return new RecordedWrite(moment, created, List.of(), created);
    }

    /** What the reply itself is known by; where it is not, what those are that it consists of. */
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
