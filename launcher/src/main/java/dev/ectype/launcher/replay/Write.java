package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.Exchange;
import dev.ectype.runtime.json.Document;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A recorded request that changed something.
 *
 * @param made what its reply names and it did not: it was made by it
 * @param said what its body says that names nothing, by which may be seen that it was done
 * @param things what it was about: what its path names, and what was made
 */
record Write(Moment moment, List<Leaf> made, List<Leaf> said, List<Leaf> things) {
    private static final Pattern COMMON = Pattern.compile("true|false|-?[0-9.eE+-]*|.{0,3}");
    private static final int MOST_SAID = 64;

    Write {
        made = List.copyOf(made);
        said = List.copyOf(said);
        things = List.copyOf(things);
    }

    /** Reads it; null if nothing was changed, as far as methods and status tell. */
    static @Nullable Write of(Exchange exchange, Moment moment) {
        int status = exchange.reply().status();
        if (exchange.request().isSafe() || status < 200 || status > 299) {
            return null;
        }
        List<Leaf> made = made(exchange);
        List<Leaf> said = new ArrayList<>();
        Document body = exchange.request().body().json();
        if (body != null) {
            Leaf.each(body, "", Nouns.ofBody(exchange.request()), leaf -> {
                if (!leaf.isIdentity() && !COMMON.matcher(leaf.text()).matches() && said.size() < MOST_SAID) {
                    said.add(leaf);
                }
            });
        }
        List<Leaf> things = new ArrayList<>(made);
        things.addAll(Origins.named(exchange.request()));
        return new Write(moment, made, said, things);
    }

    /** The same, for keeping it a while. */
    Write withoutWhatItSaid() {
        return new Write(moment, made, List.of(), made);
    }

    /** What the reply itself is known by; where it is not, what those are that it consists of. */
    private static List<Leaf> made(Exchange exchange) {
        Document read = exchange.reply().body().json();
        if (read == null) {
            return List.of();
        }
        String noun = Nouns.ofReply(exchange.request(), read);
        List<Leaf> own = new ArrayList<>();
        List<Leaf> within = new ArrayList<>();
        Leaf.each(read, "", noun, leaf -> {
            if (leaf.isIdentity() && leaf.path().indexOf('[') < 0) {
                (leaf.noun().equals(noun) ? own : within).add(leaf);
            }
        });
        within.removeIf(leaf -> !Nouns.isBare(leaf.path().substring(leaf.path().lastIndexOf('.') + 1)));
        List<Leaf> made = own.isEmpty() ? within : own;
        Set<String> said = Origins.said(exchange.request());
        made.removeIf(leaf -> said.contains(leaf.key()));
        return made;
    }
}
