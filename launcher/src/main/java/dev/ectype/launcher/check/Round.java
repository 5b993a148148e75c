package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Parameter;
import dev.ectype.compiler.ir.Resource;
import dev.ectype.compiler.ir.ResourceName;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.Tie;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.ask.Ask;
import dev.ectype.runtime.emulator.ask.AskWriter;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.schema.Direction;
import dev.ectype.runtime.schema.fit.FitContext;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Asks every operation of a running emulator one valid request, in an order in which each can be answered. */
public final class Round {
    private static final Instant NOW = Instant.parse("2025-01-01T00:00:00Z");

    private static final List<Endpoint> NOBODY = List.of();

    private final ModelIndex model;
    private final RowBuilder row;
    private final Sender sender;
    private final ReplyJudge judge;
    private final AskWriter writer;
    private final Map<String, OperationPlan> plans = new LinkedHashMap<>();
    private final Instances instances = new Instances();
    private final Creations creations;
    private final Farewells farewells;
    private final Observations observations;
    private final Mentions mentions;
    private final Wishes wishes;
    private final Set<String> sought = new LinkedHashSet<>();
    private final Emulator emulator;
    private @Nullable Stock stock;

    Round(Emulator emulator, ApiModel model, RowBuilder row) {
        this.emulator = emulator;
        this.model = ModelIndex.of(model);
        this.row = row;
        this.sender = new Sender(emulator);
        this.judge = new ReplyJudge(emulator.plan().types(), model.api().types());
        FitContext context = FitContext.of(emulator.options().seed(), NOW, Direction.REQUEST);
        this.writer = new AskWriter(emulator.plan(), context, List.of());
        this.observations = new Observations(model, instances);
        this.farewells = new Farewells(writer);
        this.creations = new Creations(this, this.model, instances);
        this.mentions = new Mentions(this, this.model, instances);
        this.wishes = new Wishes(this.model, writer);
        emulator.plan().operations().forEach(operation -> plans.put(operation.id(), operation));
    }

    void ask(BiConsumer<Endpoint, Answer> witness) {
        List<Endpoint> ordered = new ArrayList<>(model.model().endpoints());
        ordered.removeIf(endpoint -> !endpoint.binding().isAsked());
        ordered.sort(Turn.order(model.model()));
        for (Endpoint endpoint : ordered) {
            String fault = fault(endpoint, witness);
            if (fault == null) {
                row.answered();
            } else {
                row.unanswered(endpoint.binding().words() + " " + fault);
            }
        }
    }

    private @Nullable String fault(Endpoint endpoint, BiConsumer<Endpoint, Answer> witness) {
        try {
            lookAround(endpoint);
            Instance subject = subject(endpoint);
            tie(endpoint, subject);
            boolean mentions = subject == null || endpoint.role() instanceof Role.Gather;
            Answer answer = answer(endpoint, subject, mentions ? this.mentions.of(endpoint) : new LinkedHashMap<>());
            witness.accept(endpoint, answer);
            String fault = judge.fault(endpoint, answer);
            return fault == null || answer.status() < 400
                    ? fault
                    : fault + " at " + answer.target() + ": " + answer.excerpt();
        } catch (IOException unheard) {
            return "was not answered: " + unheard.getMessage();
        } catch (IllegalArgumentException unwritable) {
            return "cannot be asked: " + unwritable.getMessage();
        }
    }

    /** What the operation works on: something new where it would use up or change what others need. */
    private @Nullable Instance subject(Endpoint endpoint) throws IOException {
        Role role = endpoint.role();
        if (role == null || endpoint.ties().isEmpty() || role instanceof Role.Create || role instanceof Role.ListAll) {
            return null;
        }
        Tie last = endpoint.ties().get(endpoint.ties().size() - 1);
        if (!last.resource().equals(role.resource())) {
            return null;
        }
        if (role instanceof Role.Act act) {
            return new StateSearch(this, model, instances).inState(endpoint, act);
        }
        Instance fresh = role instanceof Role.Delete ? create(endpoint) : null;
        boolean told = fresh == null || Instances.names(fresh.document().member(last.member()));
        fresh = told ? fresh : stock().newest(last.resource());
        if (fresh != null) {
            return fresh;
        }
        Instance known = instances.subject(endpoint);
        for (Endpoint putting : known == null || !(role instanceof Role.Delete) ? NOBODY : model.putting(endpoint)) {
            // Another path may have taken away what has the same name.
            answer(putting, known);
        }
        return known;
    }

    /** Ties what an operation needs to be tied. */
    private void tie(Endpoint asked, @Nullable Instance subject) throws IOException {
        for (Endpoint endpoint : model.tying(asked)) {
            answer(endpoint, subject, endpoint.role() instanceof Role.Gather ? mentions.of(endpoint) : Map.of());
        }
    }

    /** Makes known what an operation's parameters may name, each below the one before: lists it, else creates it. */
    void lookAround(Endpoint endpoint) throws IOException {
        for (int index = 0; index < endpoint.ties().size(); index++) {
            Set<String> outer = Instances.outer(endpoint, index);
            String key = Instances.key(endpoint.ties().get(index)) + " in " + outer;
            boolean needed = instances.within(endpoint, index) == null && sought.add(key);
            for (Turn turn : needed ? List.of(Turn.LIST, Turn.CREATE) : List.<Turn>of()) {
                find(endpoint, index, turn);
            }
            if (needed && index > 0 && instances.within(endpoint, index) == null) {
                creations.pointing(endpoint, index);
            }
            if (needed && instances.within(endpoint, index) == null) {
                ResourceName resource = endpoint.ties().get(index).resource();
                stock().of(resource).forEach(each -> instances.add(resource, each));
            }
        }
    }

    /** What is there since the last write. */
    Stock stock() {
        Stock known = stock;
        if (known == null) {
            known = new Stock(model, emulator.snapshot());
            stock = known;
        }
        return known;
    }

    /** What the description itself calls one of a resource, which is there without having been made; null if nothing does. */
    @Nullable
    Document described(Resource resource) {
        for (Endpoint endpoint : resource.given() ? model.on(resource.name()) : NOBODY) {
            OperationPlan plan = plans.get(endpoint.id().value());
            for (Tie tie : plan == null ? List.<Tie>of() : endpoint.ties()) {
                boolean names = tie.resource().equals(resource.name())
                        && tie.member().equals(resource.identity().member());
                Document sampled = names && plan != null ? writer.sampled(plan, tie.parameter()) : null;
                if (sampled != null) {
                    return sampled;
                }
            }
        }
        return null;
    }

    private void find(Endpoint asked, int index, Turn turn) throws IOException {
        Tie tie = asked.ties().get(index);
        Set<String> outer = Instances.outer(asked, index);
        for (Endpoint endpoint : model.on(tie.resource(), turn)) {
            boolean helps = Instances.outer(endpoint, endpoint.ties().size()).containsAll(outer);
            if (helps && instances.within(asked, index) == null) {
                lookAround(endpoint);
                answer(endpoint, null);
            }
        }
    }

    /** Makes a new instance of what an operation works on, below the same things; null if nothing makes one. */
    @Nullable
    Instance create(Endpoint asked) throws IOException {
        return create(asked, new LinkedHashMap<>());
    }

    /** The same with members that its body must have. */
    @Nullable
    Instance create(Endpoint asked, Map<MemberPath, Document> told) throws IOException {
        return creations.fresh(asked, told);
    }

    /** Asks, and notes what the reply says about what there is now. */
    Answer answer(Endpoint endpoint, @Nullable Instance subject) throws IOException {
        return answer(endpoint, subject, new LinkedHashMap<>());
    }

    /** Asks with members of the body that the description does not require. */
    Answer answer(Endpoint endpoint, @Nullable Instance subject, Map<MemberPath, Document> told) throws IOException {
        Map<String, Document> values = instances.parameters(endpoint, subject);
        if (endpoint.role() instanceof Role.DeleteMany many && many.parameter() != null) {
            Document doomed = mentions.doomed(many);
            if (doomed != null) {
                values.put(many.parameter(), doomed);
            }
        }
        for (Parameter parameter : Turn.of(endpoint) == Turn.CREATE ? List.<Parameter>of() : endpoint.parameters()) {
            boolean header = parameter.in() == Parameter.In.HEADER && parameter.required();
            if (header && parameter.name().equalsIgnoreCase("if-match")) {
                // Whoever does not know which version there is may change any.
                values.put(parameter.name(), Document.of("*"));
            }
        }
        OperationPlan plan = plans.get(endpoint.id().value());
        if (plan != null) {
            new Askable(instances).adapt(endpoint, plan, values);
        }
        if (plan != null && endpoint.role() instanceof Role.Replace replace && replace.creates()) {
            endpoint.ties().forEach(tie -> values.computeIfAbsent(tie.parameter(), name -> writer.sampled(plan, name)));
        }
        if (plan != null) {
            wishes.distinguish(endpoint, plan, values);
        }
        if (plan != null && endpoint.role() instanceof Role.Delete) {
            farewells.rename(endpoint, plan, values, wishes.salt());
        }

        Ask ask = plan == null ? null : writer.write(plan, values, told, wishes.next(endpoint, values));
        if (ask == null) {
            throw new IllegalArgumentException("it is not reached over HTTP");
        }
        Answer answer = sender.send(ask);
        stock = ask.method().equals("GET") ? stock : null;
        if (answer.status() < 300) {
            observations.note(endpoint, subject, values, answer);
            if (endpoint.role() instanceof Role.Delete gone) {
                // What is known of the others may have been known through the one that is gone.
                sought.removeIf(key -> key.startsWith(gone.resource() + "\n"));
            }
        }
        return answer;
    }
}
