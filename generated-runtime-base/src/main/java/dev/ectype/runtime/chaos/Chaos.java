package dev.ectype.runtime.chaos;

import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.Problem;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.state.Dice;
import dev.ectype.runtime.state.State;
import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.state.Transaction;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The faults of one sandbox: rules are kept with its state, and what they make of a request is a function of the state and of
 * the requests since.
 */
public final class Chaos {
    private static final String RULES = "chaos";
    private static final String COUNTS = "chaos.counts";

    private final StateEngine engine;
    private final Vocabulary words;
    private final Dice dice;
    private volatile boolean asleep;
    /** What is beside the API where no rule is in force, so that requests are spared to look. */
    private volatile @Nullable Object quiet;

    private @Nullable Object seen;
    private StateEngine.@Nullable Era era;
    private byte @Nullable [] written;
    private long position = -1;
    private long asked;
    private List<Tally> tallies = List.of();

    public Chaos(StateEngine engine, Vocabulary words) {
        this.engine = engine;
        this.words = words;
        this.dice = engine.dice().at("chaos").at(engine.sandbox());
        engine.accompanied(this::count);
    }

    /**
     * Puts rules in force in a state that is only being made.
     *
     * @throws BadRules with all that is wrong
     */
    public static void begin(Document rules, Vocabulary words, Transaction transaction) {
        transaction.beside(RULES, form(new RuleReader(words, List.of()).all(rules), 0));
    }

    /** Lets nothing befall requests from now on; rules may still be put and taken away. */
    public void sleep() {
        asleep = true;
    }

    /** What befalls a request of the operation of that number; null is nothing. */
    public @Nullable Drawn draw(int operation) {
        return engine.state().beside() == quiet || asleep ? null : drawn(words.target(operation));
    }

    private synchronized @Nullable Drawn drawn(Target target) {
        State state = engine.state();
        look(state);
        if (tallies.isEmpty()) {
            quiet = state.beside();
            return null;
        }
        asked++;
        long now = engine.clock().now(state.clock());
        Drawn drawn = new Drawn();
        for (Tally tally : tallies) {
            if (tally.rule().match().isInForceIn(engine.sandbox())
                    && tally.rule().isFor(target, now)
                    && tally.admits()) {
                roll(tally, now, drawn);
            }
        }
        return drawn.isNothing() ? null : drawn;
    }

    private void roll(Tally tally, long now, Drawn drawn) {
        Rule rule = tally.rule();
        Dice rolled = dice.at(rule.name()).at(position).at(asked);
        if (drawn.isDecided() || rule.share() < 1 && rolled.fraction() >= rule.share()) {
            return;
        }
        if (rule.fault() instanceof Fault.RateLimit limit) {
            Problem refused = RateLimits.answer(tally, limit, now, drawn);
            if (refused != null) {
                drawn.befallen(rule, rolled, refused);
            }
            return;
        }
        tally.comes();
        if (rule.fault() instanceof Fault.Latency latency) {
            drawn.delayed(rule, latency.spread().millis(rolled.at("latency")));
        } else {
            drawn.befallen(rule, rolled, rule.fault() instanceof Fault.Error error ? problem(error) : null);
        }
    }

    private static Problem problem(Fault.Error error) {
        Problem problem = Problem.of(
                error.status(),
                StatusWords.code(error.status()),
                error.message().isEmpty() ? StatusWords.text(error.status()) : error.message());
        return error.retryAfter() < 0
                ? problem
                : problem.with(HeaderField.of("retry-after", Long.toString(error.retryAfter())));
    }

    /**
     * Puts rules in the place of those in force, with nothing counted yet.
     *
     * @throws BadRules with all that is wrong
     */
    public void replace(Document rules, Transaction transaction) {
        write(new RuleReader(words, List.of()).all(rules), transaction);
    }

    /** Takes all rules away. */
    public void clear(Transaction transaction) {
        write(List.of(), transaction);
    }

    private void write(List<Rule> rules, Transaction transaction) {
        transaction.beside(COUNTS, null);
        long next = transaction.state().position() + 1;
        transaction.beside(RULES, rules.isEmpty() ? null : form(rules, next));
    }

    /**
     * Puts one rule before those in force, which go on counting, and drops those that are over.
     *
     * @throws BadRules with all that is wrong
     */
    public synchronized void add(Document rule, Transaction transaction) {
        look(engine.state());
        Set<String> taken = new LinkedHashSet<>();
        tallies.forEach(tally -> taken.add(tally.rule().name()));
        Document one = new JsonWriter()
                .beginObject()
                .name("rules")
                .beginArray()
                .value(rule)
                .endArray()
                .endObject()
                .toDocument();
        List<Rule> rules = new ArrayList<>(new RuleReader(words, taken).all(one));
        List<Tally> kept = tallies.stream().filter(tally -> !tally.isOver()).toList();
        kept.forEach(tally -> rules.add(tally.rule()));
        if (rules.size() > RuleReader.MOST) {
            throw new BadRules(
                    List.of(new BadRules.Wrong("", RuleReader.MOST + " rules are in force, which is the most")));
        }
        write(rules, transaction);
        transaction.beside(COUNTS, counts(kept));
    }

    /** The rules in force and how often each has matched and come up: {@code {"rules": […], "counts": {…}}}. */
    public synchronized byte[] show() {
        look(engine.state());
        JsonWriter out = new JsonWriter().beginObject().name("rules").beginArray();
        tallies.forEach(tally -> out.value(tally.rule().written()));
        out.endArray().name("counts").beginObject();
        for (Tally tally : tallies) {
            out.name(tally.rule().name()).beginObject();
            out.name("matched").value(tally.matched());
            out.name("came").value(tally.came()).endObject();
        }
        return out.endObject().endObject().toBytes();
    }

    /** How many rules are in force. */
    public synchronized int size() {
        look(engine.state());
        return tallies.size();
    }

    /** Every write takes along what has been counted until then. */
    private void count(Transaction transaction) {
        // Where no rule is in force nothing has been counted, and no write should look for it.
        if (engine.state().beside() != quiet) {
            counted(transaction);
        }
    }

    private synchronized void counted(Transaction transaction) {
        byte[] rules = transaction.beside(RULES);
        if (asleep || rules == null) {
            return;
        }
        look(engine.state());
        if (Arrays.equals(rules, written)) {
            transaction.beside(COUNTS, counts(tallies));
        }
    }

    /** Follows the state to where it is: another era has other counts, and another position other dice. */
    private void look(State state) {
        StateEngine.Era now = engine.era();
        if (now != era || state.beside() != seen) {
            byte[] rules = state.beside(RULES);
            if (now != era || !Arrays.equals(rules, written)) {
                written = rules;
                tallies = rules == null ? List.of() : read(rules, state.beside(COUNTS));
            }
            seen = state.beside();
        }
        if (now != era || state.position() != position) {
            position = state.position();
            asked = 0;
        }
        era = now;
    }

    private List<Tally> read(byte[] rules, byte @Nullable [] counts) {
        Document known = counts == null ? Document.EMPTY_OBJECT : Json.parse(counts);
        List<Tally> read = new ArrayList<>();
        // What a rule names may be gone in a later edition of the API: then it is for no request.
        Document list = Json.parse(rules).member("rules");
        for (Rule rule : RuleReader.accepted(list == null ? Document.EMPTY_ARRAY : list)) {
            Tally tally = new Tally(rule);
            tally.set(known.member(rule.name()));
            read.add(tally);
        }
        return read;
    }

    private static byte[] form(List<Rule> rules, long since) {
        JsonWriter out = new JsonWriter().beginObject().name("since").value(since);
        out.name("rules").beginArray();
        rules.forEach(rule -> out.value(rule.written()));
        return out.endArray().endObject().toBytes();
    }

    private static byte[] counts(List<Tally> tallies) {
        JsonWriter out = new JsonWriter().beginObject();
        tallies.forEach(tally -> tally.write(out));
        return out.endObject().toBytes();
    }
}
