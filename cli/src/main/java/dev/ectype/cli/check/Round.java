package dev.ectype.cli.check;

import dev.ectype.cli.ask.Ask;
import dev.ectype.cli.ask.AskWriter;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.MemberPath;
import dev.ectype.compiler.ir.ResourceName;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.Tie;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MalformedJson;
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

    private final ApiModel model;
    private final RowBuilder row;
    private final Sender sender;
    private final ReplyJudge judge;
    private final AskWriter writer;
    private final Map<String, OperationPlan> plans = new LinkedHashMap<>();
    private final Instances instances = new Instances();
    private final Set<ResourceName> sought = new LinkedHashSet<>();

    Round(Emulator emulator, ApiModel model, RowBuilder row) {
        this.model = model;
        this.row = row;
        this.sender = new Sender(emulator.baseUri());
        this.judge = new ReplyJudge(emulator.plan().types());
        FitContext context = FitContext.of(emulator.options().seed(), NOW, Direction.REQUEST);
        this.writer = new AskWriter(emulator.plan(), context, List.of());
        emulator.plan().operations().forEach(operation -> plans.put(operation.id(), operation));
    }

    void ask(BiConsumer<Endpoint, Answer> witness) {
        List<Endpoint> ordered = new ArrayList<>(model.endpoints());
        ordered.sort(Turn.ORDER);
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
            Answer answer = answer(endpoint, subject);
            witness.accept(endpoint, answer);
            String fault = judge.fault(endpoint, answer);
            return fault == null || answer.status() < 400 ? fault : fault + ": " + answer.excerpt();
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
            return new StateSearch(this, model, instances).inState(act);
        }
        Instance fresh = role instanceof Role.Delete ? create(role) : null;
        return fresh == null ? instances.subject(endpoint) : fresh;
    }

    /** Makes known what an operation's parameters may name: lists it, else creates it. */
    private void lookAround(Endpoint endpoint) throws IOException {
        for (Tie tie : endpoint.ties()) {
            boolean needed = instances.newest(tie.resource()) == null && sought.add(tie.resource());
            for (Turn turn : needed ? List.of(Turn.LIST, Turn.CREATE) : List.<Turn>of()) {
                find(tie.resource(), turn);
            }
        }
    }

    private void find(ResourceName resource, Turn turn) throws IOException {
        for (Endpoint endpoint : model.endpoints()) {
            boolean helps =
                    endpoint.role() != null && endpoint.role().resource().equals(resource) && Turn.of(endpoint) == turn;
            if (helps && instances.newest(resource) == null) {
                lookAround(endpoint);
                answer(endpoint, null);
            }
        }
    }

    /** Asks once more for a new instance of the resource; null if nothing makes one. */
    @Nullable
    Instance create(Role of) throws IOException {
        for (Endpoint endpoint : model.endpoints()) {
            boolean creates = endpoint.role() instanceof Role.Create create
                    && create.resource().equals(of.resource());
            int before = instances.all(of.resource()).size();
            if (creates && answer(endpoint, null).status() < 300) {
                List<Instance> all = instances.all(of.resource());
                return all.size() > before ? all.get(all.size() - 1) : null;
            }
        }
        return null;
    }

    /** Asks, and notes what the reply says about what there is now. */
    Answer answer(Endpoint endpoint, @Nullable Instance subject) throws IOException {
        Map<String, Document> values = instances.parameters(endpoint, subject);
        OperationPlan plan = plans.get(endpoint.id().value());
        Ask ask = plan == null ? null : writer.write(plan, values);
        if (ask == null) {
            throw new IllegalArgumentException("it is not reached over HTTP");
        }
        Answer answer = sender.send(ask);
        if (answer.status() < 300) {
            note(endpoint, subject, values, answer);
        }
        return answer;
    }

    private void note(Endpoint endpoint, @Nullable Instance subject, Map<String, Document> values, Answer answer) {
        Role role = endpoint.role();
        Document body = body(answer);
        if (role instanceof Role.Create create) {
            Document item = at(body, create.replyAt());
            if (item != null && item.isObject()) {
                instances.add(role.resource(), new Instance(item, Instances.around(endpoint, values)));
            }
        } else if (role instanceof Role.ListAll list) {
            Document items = at(body, list.itemsAt());
            if (items != null && items.isArray()) {
                instances.addListed(role.resource(), items.elements(), Instances.around(endpoint, values));
            }
        } else if (role instanceof Role.Delete && subject != null) {
            instances.remove(role.resource(), subject);
        } else if (role != null && subject != null) {
            noteChange(role, subject, body);
        }
    }

    private void noteChange(Role role, Instance subject, @Nullable Document body) {
        MemberPath path = role instanceof Role.Act act
                ? act.replyAt()
                : role instanceof Role.Update update
                        ? update.replyAt()
                        : role instanceof Role.Replace replace ? replace.replyAt() : null;
        Document item = at(body, path);
        if (item != null && item.isObject()) {
            instances.replace(role.resource(), subject, item);
        }
    }

    private static @Nullable Document body(Answer answer) {
        try {
            return answer.body().length == 0 ? null : Json.parse(answer.body());
        } catch (MalformedJson noJson) {
            return null;
        }
    }

    private static @Nullable Document at(@Nullable Document body, @Nullable MemberPath path) {
        return body == null || path == null ? null : body.at(new dev.ectype.runtime.json.MemberPath(path.names()));
    }
}
