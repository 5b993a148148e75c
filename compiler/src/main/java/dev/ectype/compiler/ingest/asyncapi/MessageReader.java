package dev.ectype.compiler.ingest.asyncapi;

import dev.ectype.compiler.ingest.asyncapi.payload.PayloadSchemaReader;
import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ingest.document.DescriptionReferences;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.binding.MessageLocation;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonValue;
import dev.ectype.compiler.source.LocatedNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads messages with their traits, each once. */
final class MessageReader {
    private static final String JSON = "application/json";

    private final AsyncApiVersion version;
    private final DescriptionReferences links;
    private final PayloadSchemaReader payloads;
    private final String usualType;
    private final Map<String, DeclaredMessage> known = new LinkedHashMap<>();

    MessageReader(
            DescriptionObject root,
            AsyncApiVersion version,
            DescriptionReferences links,
            PayloadSchemaReader payloads) {
        this.version = version;
        this.links = links;
        this.payloads = payloads;
        String stated = root.text("defaultContentType");
        this.usualType = stated == null || stated.isBlank() ? JSON : stated.strip();
    }

    /** Returns the messages in a field: one of several, or a single one. Version 2 describes them in this way. */
    List<DeclaredMessage> alternatives(DescriptionObject operation) {
        LocatedNode field = operation.place("message");
        DescriptionObject message = field == null ? null : DescriptionObject.following(field, "message", links);
        if (message == null) {
            return List.of();
        }
        List<LocatedNode> places = message.has("oneOf") ? message.list("oneOf") : List.of(message.place());
        return read(places, nameIn(operation));
    }

    private static String nameIn(DescriptionObject operation) {
        String id = operation.text("operationId");
        return id == null ? operation.place().name() : id;
    }

    /** Returns the messages that a list refers to, or those of the channel if there is no list, as version 3 has them. */
    List<DeclaredMessage> listed(DescriptionObject owner, DescriptionObject channel) {
        return owner.has("messages") && !owner.list("messages").isEmpty()
                ? read(owner.list("messages"), "message")
                : read(channel.members("messages"), "message");
    }

    private List<DeclaredMessage> read(List<LocatedNode> places, String fallback) {
        List<DeclaredMessage> messages = new ArrayList<>();
        for (LocatedNode place : places) {
            DescriptionObject fields = DescriptionObject.following(place, "message", links);
            if (fields != null) {
                DeclaredMessage message = known.get(fields.place().canonical());
                if (message == null) {
                    message = message(fields, fallback);
                    known.put(fields.place().canonical(), message);
                }
                messages.add(message);
            }
        }
        return messages;
    }

    private DeclaredMessage message(DescriptionObject own, String fallback) {
        TraitedObject fields = TraitedObject.of(own, version, links);
        String name = name(fields, fallback);
        TypeRef type = payloads.payload(fields.place("payload"), fields.text("schemaFormat"), name);
        String summary = fields.text("summary");
        return new DeclaredMessage(
                name,
                summary == null ? fields.text("title") : summary,
                fields.text("description"),
                contentType(fields),
                new Media(JSON, type, examples(fields), new LinkedHashMap<>()),
                headers(fields),
                correlation(fields));
    }

    /** Returns the name of a message: stated, else its key, else the name of its operation. */
    private static String name(TraitedObject fields, String fallback) {
        String stated = fields.text("name");
        String key = fields.own().place().name();
        boolean isKey = !key.isEmpty() && !key.equals("message") && !key.chars().allMatch(Character::isDigit);
        String usual = isKey ? key : fallback;
        return stated == null || stated.isBlank() ? usual : stated.strip();
    }

    private String contentType(TraitedObject fields) {
        String stated = fields.text("contentType");
        return stated == null || stated.isBlank() ? usualType : stated.strip();
    }

    private static List<JsonValue> examples(TraitedObject fields) {
        List<JsonValue> examples = new ArrayList<>();
        for (LocatedNode example : fields.list("examples")) {
            LocatedNode payload = example.member("payload");
            if (payload != null) {
                examples.add(payload.node().toJson());
            }
        }
        return examples;
    }

    private List<Parameter> headers(TraitedObject fields) {
        Map<String, Parameter> headers = new LinkedHashMap<>();
        for (DescriptionObject layer : fields.layers()) {
            LocatedNode place = layer.place("headers");
            for (Parameter header : place == null ? List.<Parameter>of() : payloads.headers(place)) {
                headers.putIfAbsent(header.name(), header);
            }
        }
        return List.copyOf(headers.values());
    }

    private @Nullable MessageLocation correlation(TraitedObject fields) {
        DescriptionObject correlation = fields.object("correlationId");
        return correlation == null ? null : location(correlation);
    }

    /** Returns the location that a runtime expression names, or null after reporting a malformed one. */
    @Nullable
    MessageLocation location(DescriptionObject owner) {
        String expression = owner.text("location");
        MessageLocation location = expression == null ? null : MessageLocation.parse(expression);
        LocatedNode place = owner.place("location");
        if (location == null) {
            links.findings()
                    .unexpected(
                            place == null ? owner.place() : place,
                            "location",
                            "a runtime expression such as $message.header#/correlationId");
        }
        return location;
    }

    /** Returns the parameters of a connection to a channel: the query and the headers of its WebSocket and HTTP bindings. */
    List<Parameter> connectionParameters(DescriptionObject channel) {
        List<Parameter> parameters = new ArrayList<>();
        DescriptionObject bindings = channel.object("bindings");
        for (String protocol : List.of("ws", "http")) {
            DescriptionObject binding = bindings == null ? null : bindings.object(protocol);
            LocatedNode query = binding == null ? null : binding.place("query");
            LocatedNode headers = binding == null ? null : binding.place("headers");
            if (query != null) {
                parameters.addAll(payloads.members(query, Parameter.In.QUERY));
            }
            if (headers != null) {
                parameters.addAll(payloads.headers(headers));
            }
        }
        return parameters;
    }
}
