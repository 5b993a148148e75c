package dev.ectype.runtime.chaos;

import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.state.Era;
import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.state.id.Dice;
import dev.ectype.runtime.state.table.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Injects the faults of one sandbox. Rules are stored with its state, and each outcome is a function of the state and
 * of the requests since then.
 */
public final class Chaos {
    private static final String RULES = "chaos";
    private static final String COUNTS = "chaos.counts";

    private final StateEngine engine;
    private final RuleNames words;
    private final Dice dice;
    private volatile boolean disabled;
    /** The auxiliary version without rules in force, which spares requests a lookup. */
    private volatile @Nullable Object quiet;

    private @Nullable Object seen;
    private @Nullable Era era;
    private byte @Nullable [] written;
    private long position = -1;
    private long requests;
    private long deliveries;
    private List<RuleCounter> tallies = List.of();

    public Chaos(StateEngine engine, RuleNames words) {
        this.engine = engine;
        this.words = words;
        this.dice = engine.dice().at("chaos").at(engine.sandbox());
        engine.beforeCommit(this::count);
    }

    /**
     * Stores rules in a state under construction.
     *
     * @throws InvalidRules with all errors
     */
    public static void begin(Document rules, RuleNames words, Transaction transaction) {
        transaction.auxiliaryDocument(RULES, form(new ChaosRuleReader(words, List.of()).all(rules), 0));
    }

    /** Disables all faults from now on. Rules can still be stored and removed. */
    public void disable() {
        disabled = true;
    }

    /** Returns true if the newest state has no rules, as far as the last draw has found out. */
    public boolean isQuiet() {
        return engine.state().auxiliaryVersion() == quiet || disabled;
    }

    /** Draws the faults for a request of the operation with a number; null means none. */
    public @Nullable FaultOutcome draw(int operation) {
        return isQuiet() ? null : outcome(words.target(operation));
    }

    private synchronized @Nullable FaultOutcome outcome(RuleTarget target) {
        State state = engine.state();
        look(state);
        if (tallies.isEmpty()) {
            quiet = state.auxiliaryVersion();
            return null;
        }
        requests++;
        long now = engine.clock().now(state.clock());
        FaultOutcome drawn = new FaultOutcome();
        for (RuleCounter tally : tallies) {
            if (tally.rule().match().isInForceIn(engine.sandbox())
                    && tally.rule().isFor(target, now)
                    && tally.admits()) {
                roll(tally, now, drawn);
            }
        }
        return drawn.isNothing() ? null : drawn;
    }

    /** Draws the faults for the delivery of a message to its subscribers. */
    public DeliveryFaults deliver(String message) {
        return isQuiet() ? DeliveryFaults.NONE : drawn(message);
    }

    private synchronized DeliveryFaults drawn(String message) {
        State state = engine.state();
        look(state);
        long now = engine.clock().now(state.clock());
        deliveries++;
        DeliveryFaults drawn = DeliveryFaults.NONE;
        boolean decided = false;
        for (RuleCounter tally : tallies) {
            Rule rule = tally.rule();
            boolean applies = rule.match().isForMessages()
                    && rule.match().isInForceIn(engine.sandbox())
                    && rule.isForMessage(message, now)
                    && tally.admits();
            Dice rolled = dice.at(rule.name()).at("message").at(position).at(deliveries);
            if (!applies || decided || rule.share() < 1 && rolled.fraction() >= rule.share()) {
                continue;
            }
            tally.comes();
            if (rule.fault() instanceof Fault.Latency latency) {
                drawn = drawn.delayed(latency.spread().millis(rolled.at("latency")));
            } else {
                drawn = drawn.with(rule.fault(), rolled.at("cut").fraction());
                decided = true;
            }
        }
        return drawn;
    }

    private void roll(RuleCounter tally, long now, FaultOutcome drawn) {
        Rule rule = tally.rule();
        Dice rolled = dice.at(rule.name()).at(position).at(requests);
        if (drawn.isDecided() || rule.share() < 1 && rolled.fraction() >= rule.share()) {
            return;
        }
        if (rule.fault() instanceof Fault.RateLimit limit) {
            Problem refused = RateLimitHeaders.answer(tally, limit, now, drawn);
            if (refused != null) {
                drawn.decide(rule, rolled, refused);
            }
            return;
        }
        tally.comes();
        if (rule.fault() instanceof Fault.Latency latency) {
            drawn.delayed(rule, latency.spread().millis(rolled.at("latency")));
        } else {
            drawn.decide(rule, rolled, rule.fault() instanceof Fault.Error error ? problem(error) : null);
        }
    }

    private static Problem problem(Fault.Error error) {
        Problem problem = Problem.of(
                error.status(),
                StatusPhrases.code(error.status()),
                error.message().isEmpty() ? StatusPhrases.text(error.status()) : error.message());
        return error.retryAfter() < 0
                ? problem
                : problem.with(HeaderField.of("retry-after", Long.toString(error.retryAfter())));
    }

    /**
     * Replaces the rules in force and resets all counts.
     *
     * @throws InvalidRules with all errors
     */
    public void replace(Document rules, Transaction transaction) {
        write(new ChaosRuleReader(words, List.of()).all(rules), transaction);
    }

    /** Removes all rules. */
    public void clear(Transaction transaction) {
        write(List.of(), transaction);
    }

    private void write(List<Rule> rules, Transaction transaction) {
        transaction.auxiliaryDocument(COUNTS, null);
        long next = transaction.state().position() + 1;
        transaction.auxiliaryDocument(RULES, rules.isEmpty() ? null : form(rules, next));
    }

    /**
     * Adds a rule before the rules in force, which keep their counts, and drops expired rules.
     *
     * @throws InvalidRules with all errors
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
        List<Rule> rules = new ArrayList<>(new ChaosRuleReader(words, taken).all(one));
        List<RuleCounter> kept =
                tallies.stream().filter(tally -> !tally.isOver()).toList();
        kept.forEach(tally -> rules.add(tally.rule()));
        if (rules.size() > ChaosRuleReader.MOST) {
            throw new InvalidRules(List.of(
                    new InvalidRules.RuleError("", ChaosRuleReader.MOST + " rules are active, which is the maximum")));
        }
        write(rules, transaction);
        transaction.auxiliaryDocument(COUNTS, counts(kept));
    }

    /** Returns the rules in force and their numbers of matches and injected faults: {@code {"rules": […], "counts": {…}}}. */
    public synchronized byte[] show() {
        look(engine.state());
        JsonWriter out = new JsonWriter().beginObject().name("rules").beginArray();
        tallies.forEach(tally -> out.value(tally.rule().written()));
        out.endArray().name("counts").beginObject();
        for (RuleCounter tally : tallies) {
            out.name(tally.rule().name()).beginObject();
            out.name("matched").value(tally.matched());
            out.name("came").value(tally.came()).endObject();
        }
        return out.endObject().endObject().toBytes();
    }

    /** Returns the number of rules in force. */
    public synchronized int size() {
        look(engine.state());
        return tallies.size();
    }

    /** Stores the counts so far with every write. */
    private void count(Transaction transaction) {
        // Without rules in force there are no counts, and writes skip the lookup.
        if (engine.state().auxiliaryVersion() != quiet) {
            counted(transaction);
        }
    }

    private synchronized void counted(Transaction transaction) {
        byte[] rules = transaction.auxiliaryDocument(RULES);
        if (disabled || rules == null) {
            return;
        }
        look(engine.state());
        if (Arrays.equals(rules, written)) {
            transaction.auxiliaryDocument(COUNTS, counts(tallies));
        }
    }

    /** Follows the state: another era has other counts, and another position has other dice. */
    private void look(State state) {
        Era now = engine.era();
        if (now != era || state.auxiliaryVersion() != seen) {
            byte[] rules = state.auxiliaryDocument(RULES);
            if (now != era || !Arrays.equals(rules, written)) {
                written = rules;
                tallies = rules == null ? List.of() : read(rules, state.auxiliaryDocument(COUNTS));
            }
            seen = state.auxiliaryVersion();
        }
        if (now != era || state.position() != position) {
            position = state.position();
            requests = 0;
            deliveries = 0;
        }
        era = now;
    }

    private List<RuleCounter> read(byte[] rules, byte @Nullable [] counts) {
        Document known = counts == null ? Document.EMPTY_OBJECT : Json.parse(counts);
        List<RuleCounter> read = new ArrayList<>();
        // A later edition of the API may lack a rule's names. Such a rule matches no request.
        Document list = Json.parse(rules).member("rules");
        for (Rule rule : ChaosRuleReader.accepted(list == null ? Document.EMPTY_ARRAY : list)) {
            RuleCounter tally = new RuleCounter(rule);
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

    private static byte[] counts(List<RuleCounter> tallies) {
        JsonWriter out = new JsonWriter().beginObject();
        tallies.forEach(tally -> tally.write(out));
        return out.endObject().toBytes();
    }
}
