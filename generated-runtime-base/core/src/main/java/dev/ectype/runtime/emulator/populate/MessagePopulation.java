package dev.ectype.runtime.emulator.populate;

import dev.ectype.runtime.emulator.channel.ChannelAddress;
import dev.ectype.runtime.emulator.channel.InstanceAddress;
import dev.ectype.runtime.emulator.channel.MessageTable;
import dev.ectype.runtime.emulator.reply.EventPayload;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.resource.ResourceShapes;
import dev.ectype.runtime.emulator.resource.ResponseProjection;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.plan.EventTriggerPlan;
import dev.ectype.runtime.plan.MediaPlan;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.ParameterPlan;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.plan.RequestSamples;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.plan.binding.Location;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.fit.Fitter;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.state.Commit;
import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.state.id.Dice;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowPageRequest;
import dev.ectype.runtime.state.tree.Order;
import dev.ectype.runtime.wire.EventTriggerMatcher;
import dev.ectype.runtime.wire.MessageProperties;
import dev.ectype.runtime.wire.PublishedMessage;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Fills channels with messages: those about the creation of each instance, and a number of generated messages of each operation
 * without an effect on resources.
 */
public final class MessagePopulation {
    private final ResourceShapes shapes;
    private final MessageTable table;
    private final Population.Census census;
    private final Transaction transaction;
    private final ValueGenerators generators;
    private final FitContext context;
    /** The rows of each resource, which messages do not change. */
    private final Map<ResourceShape, List<Row>> rows = new LinkedHashMap<>();

    private MessagePopulation(
            ResourceShapes shapes, MessageTable table, Population.Census census, Transaction transaction) {
        this.shapes = shapes;
        this.table = table;
        this.census = census;
        this.transaction = transaction;
        this.generators = new ValueGenerators(new WordLists(), census.start());
        this.context = FitContext.of(census.seed(), Instant.ofEpochMilli(census.start()), Direction.REPLY);
    }

    /** Adds messages to a state that contains the instances. Does nothing for an API without channels. */
    public static void fill(Plan plan, ResourceShapes shapes, Population.Census census, Transaction transaction) {
        MessageTable table = shapes.messageTable();
        if (table == null) {
            return;
        }
        MessagePopulation population = new MessagePopulation(shapes, table, census, transaction);
        for (OperationPlan operation : plan.operations()) {
            if (operation.binding() instanceof BindingPlan.Channel channel) {
                EventTriggerPlan trigger = operation.trigger();
                ResourceShape shape = operation.resource() == null ? null : shapes.find(operation.resource());
                if (shape != null && trigger != null) {
                    population.addEvents(operation, channel, trigger, shape);
                } else if (shape == null) {
                    population.addGenerated(operation, channel);
                }
            }
        }
    }

    /** Adds the message about the creation of each instance of a resource. */
    private void addEvents(
            OperationPlan operation, BindingPlan.Channel channel, EventTriggerPlan trigger, ResourceShape shape) {
        Schema type = type(operation);
        for (Row row : rows(shape)) {
            InstanceAddress at = InstanceAddress.of(channel.address(), row, shape.plan());
            Commit.Write creation =
                    new Commit.Write(transaction.store(shape.index()).spec().name(), null, row);
            if (at != null && EventTriggerMatcher.isTriggering(creation, trigger)) {
                Document instance = Json.parse(row.document());
                Document payload = EventPayload.of(
                        shape, shape.visibleId(row), type, target -> ResponseProjection.of(instance, shape, target));
                add(channel, at.address(), Fitter.fitted(payload, type, context.instance(shape.name(), row.id())));
            }
        }
    }

    private List<Row> rows(ResourceShape shape) {
        return rows.computeIfAbsent(
                shape,
                first -> transaction
                        .store(first.index())
                        .page(RowPageRequest.of(Order.OLDEST_FIRST, 0, Integer.MAX_VALUE))
                        .rows());
    }

    /** Adds messages of an operation: the described examples, then generated ones. */
    private void addGenerated(OperationPlan operation, BindingPlan.Channel channel) {
        Schema type = type(operation);
        List<Document> examples =
                operation.body() == null ? List.of() : examples(operation.body().media());
        ObjectSchema object = SchemaShape.object(type);
        PlausibleInstances plausible =
                object == null ? null : new PlausibleInstances(object, channel.message(), generators, census.each());
        for (int number = 0; number < census.each(); number++) {
            Dice dice = Dice.of(census.seed()).at("messages").at(operation.id()).at(number);
            Document source = number < examples.size()
                    ? examples.get(number)
                    : plausible == null ? null : plausible.instance(dice, number);
            FitContext own = context.instance(operation.id(), Integer.toString(number));
            add(channel, address(operation, channel, number), Fitter.fitted(source, type, own));
        }
    }

    private static Schema type(OperationPlan operation) {
        return operation.body() == null || operation.body().media().isEmpty()
                ? AnySchema.ANY
                : operation.body().media().get(0).type();
    }

    private static List<Document> examples(List<MediaPlan> media) {
        return media.isEmpty() ? List.of() : media.get(0).examples();
    }

    /** Returns the address of a message. A parameter that is called like an identifier has those of the instances in turn. */
    private String address(OperationPlan operation, BindingPlan.Channel channel, int number) {
        Map<String, String> values = new LinkedHashMap<>();
        for (ParameterPlan parameter : operation.parameters()) {
            if (parameter.in() == Location.PATH) {
                String identifier = identifier(parameter.name(), number);
                values.put(
                        parameter.name(),
                        identifier == null
                                ? RequestSamples.parameter(parameter, context).text()
                                : identifier);
            }
        }
        return ChannelAddress.of(channel.address(), name -> values.getOrDefault(name, name));
    }

    private @Nullable String identifier(String parameter, int number) {
        for (ResourceShape shape : shapes.all()) {
            List<Row> rows = InstanceAddress.isIdentifier(parameter, shape.plan()) ? rows(shape) : List.of();
            if (!rows.isEmpty()) {
                return shape.visibleId(rows.get(number % rows.size()));
            }
        }
        return null;
    }

    private void add(BindingPlan.Channel channel, String address, Document payload) {
        MessageProperties properties = MessageProperties.of(channel.delivery());
        table.append(
                new PublishedMessage(
                        "",
                        address,
                        channel.message(),
                        channel.sent(),
                        Document.EMPTY_OBJECT,
                        properties,
                        payload.detach()),
                transaction);
    }
}
