package dev.ectype.compiler.ingest.asyncapi;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ingest.document.DescriptionReferences;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.RequestBody;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.binding.ChannelMessage;
import dev.ectype.compiler.ir.binding.ChannelMessage.Direction;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.ir.type.UnionType;
import dev.ectype.compiler.source.LocatedNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Reads each message of each operation as an endpoint: a received message is its body, a sent one its reply. A client may publish a
 * sent message, too, in place of the application.
 */
final class EndpointReader {
    private final DescriptionReferences links;
    private final ChannelSecurityReader security;
    private final Map<EndpointId, LocatedNode> places = new LinkedHashMap<>();

    EndpointReader(DescriptionReferences links, ChannelSecurityReader security) {
        this.links = links;
        this.security = security;
    }

    List<Endpoint> read(List<ChannelOperation> operations) {
        List<Endpoint> endpoints = new ArrayList<>();
        for (ChannelOperation operation : operations) {
            if (operation.channel().address() == null) {
                String channel = operation.channel().name();
                reportUnserved(
                        operation,
                        "the channel `" + channel + "` has no address, so the operation is not served",
                        "Give the channel an address, unless each request names it.");
            } else if (operation.messages().isEmpty()) {
                reportUnserved(
                        operation, "the operation has no message, so it is not served", "Describe its messages.");
            } else {
                operation.messages().forEach(message -> endpoints.add(endpoint(operation, message)));
            }
        }
        return endpoints;
    }

    /** Returns the places of the operations by endpoint. */
    Map<EndpointId, LocatedNode> places() {
        return places;
    }

    private void reportUnserved(ChannelOperation operation, String what, String hint) {
        links.findings()
                .report(
                        DiagnosticCode.UNSERVED_FEATURE,
                        operation.fields().own().place(),
                        what,
                        hint);
    }

    private Endpoint endpoint(ChannelOperation operation, DeclaredMessage message) {
        String channel = Objects.requireNonNull(operation.channel().address());
        String name = operation.id() == null ? message.name() : operation.id();
        ChannelMessage binding = new ChannelMessage(
                channel,
                message.name(),
                name,
                operation.direction(),
                message.contentType(),
                operation.channel().protocols(),
                delivery(operation),
                message.correlation(),
                operation.reply() == null ? null : operation.reply().binding(),
                operation.channel().connectionParameters());
        boolean isReceived = operation.direction() == Direction.RECEIVED;
        List<Parameter> parameters = new ArrayList<>(operation.channel().parameters());
        message.headers().forEach(header -> parameters.add(isReceived ? header : optional(header)));
        Endpoint.Declaration declared = new Endpoint.Declaration(
                id(operation, message, binding),
                binding,
                text(operation, message),
                parameters,
                new RequestBody(isReceived, List.of(message.payload())),
                List.of(
                        isReceived
                                ? reply(operation)
                                : new Response("200", null, List.of(message.payload()), message.headers())),
                requirements(operation));
        return new Endpoint(declared, operation.fields().own().place().location());
    }

    /** Reads the MQTT binding of an operation. */
    private ChannelMessage.Delivery delivery(ChannelOperation operation) {
        DescriptionObject bindings = operation.fields().object("bindings");
        DescriptionObject mqtt = bindings == null ? null : bindings.object("mqtt");
        String qos = mqtt == null ? null : mqtt.text("qos");
        if (mqtt == null) {
            return ChannelMessage.Delivery.USUAL;
        }
        if (qos != null && !qos.matches("[0-2]")) {
            links.findings().unexpected(Objects.requireNonNull(mqtt.place("qos")), "qos", "0, 1 or 2");
            qos = null;
        }
        int most = qos == null ? ChannelMessage.Delivery.USUAL.qos() : Integer.parseInt(qos);
        return new ChannelMessage.Delivery(most, mqtt.flag("retain", false));
    }

    /** Returns a header that the emulator sends, and a client only if it takes its place. */
    private static Parameter optional(Parameter header) {
        return new Parameter(
                header.name(),
                header.in(),
                header.type(),
                false,
                header.style(),
                header.explode(),
                header.mediaType(),
                header.description(),
                header.examples());
    }

    private EndpointId id(ChannelOperation operation, DeclaredMessage message, ChannelMessage binding) {
        String declared = operation.id();
        String wanted = declared == null
                ? binding.words()
                : operation.messages().size() == 1 ? declared : declared + "/" + message.name();
        EndpointId id = new EndpointId(wanted);
        for (int number = 2; places.containsKey(id); number++) {
            id = new EndpointId(wanted + number);
        }
        places.put(id, operation.fields().own().place());
        return id;
    }

    /** Returns the reply to a received message: one of the described replies, or nothing. */
    private static Response reply(ChannelOperation operation) {
        List<DeclaredMessage> replies =
                operation.reply() == null ? List.of() : operation.reply().messages();
        if (replies.isEmpty()) {
            return new Response("200", null, List.of(), List.of());
        }
        Media first = replies.get(0).payload();
        List<TypeRef> types = new ArrayList<>();
        replies.forEach(each -> types.add(Objects.requireNonNull(each.payload().type())));
        TypeRef type = types.size() == 1 ? types.get(0) : new UnionType(types, false, null, TypeNotes.NONE);
        Media media = new Media(first.mediaType(), type, first.examples(), new LinkedHashMap<>());
        return new Response("200", null, List.of(media), replies.get(0).headers());
    }

    private Endpoint.Text text(ChannelOperation operation, DeclaredMessage message) {
        TraitedObject fields = operation.fields();
        String summary = fields.text("summary");
        String description = fields.text("description");
        List<String> tags = new ArrayList<>();
        for (LocatedNode tag : fields.list("tags")) {
            DescriptionObject described = DescriptionObject.following(tag, "tags", links);
            String name = described == null ? null : described.text("name");
            if (name != null) {
                tags.add(name);
            }
        }
        DescriptionObject page = fields.object("externalDocs");
        return new Endpoint.Text(
                summary == null ? message.summary() : summary,
                description == null ? message.description() : description,
                tags,
                fields.own().flag("deprecated", false),
                page == null ? null : page.text("url"));
    }

    /** Returns the requirements of an operation, else those of its servers. */
    private List<List<String>> requirements(ChannelOperation operation) {
        if (operation.fields().has("security")) {
            List<List<String>> own = new ArrayList<>();
            operation.fields().layers().forEach(layer -> own.addAll(security.requirements(layer)));
            return own;
        }
        Map<List<String>, List<String>> alternatives = new LinkedHashMap<>();
        for (DeclaredServer server : operation.channel().servers()) {
            if (server.security().isEmpty()) {
                return List.of();
            }
            server.security().forEach(alternative -> alternatives.put(alternative, alternative));
        }
        return List.copyOf(alternatives.values());
    }
}
