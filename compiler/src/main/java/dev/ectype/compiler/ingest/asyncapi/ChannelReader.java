package dev.ectype.compiler.ingest.asyncapi;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ingest.document.DescriptionReferences;
import dev.ectype.compiler.ingest.schema.JsonSchemaReader;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.binding.Parameter.In;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import dev.ectype.compiler.source.LocatedNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the channels of a description. The name of a channel is its address in version 2. */
final class ChannelReader {
    private static final TypeRef TEXT = new TextType(null, null, null, null, TypeNotes.NONE);
    private static final Pattern PARAMETER = Pattern.compile("\\{([^{}]+)}");

    private final AsyncApiVersion version;
    private final DescriptionReferences links;
    private final JsonSchemaReader schemas;
    private final ServerReader servers;
    private final MessageReader messages;
    private final Map<String, DeclaredChannel> byPlace = new LinkedHashMap<>();

    ChannelReader(
            AsyncApiVersion version,
            DescriptionReferences links,
            JsonSchemaReader schemas,
            ServerReader servers,
            MessageReader messages) {
        this.version = version;
        this.links = links;
        this.schemas = schemas;
        this.servers = servers;
        this.messages = messages;
    }

    /** Returns all channels of the description, in order. */
    List<DeclaredChannel> read(DescriptionObject root) {
        List<DeclaredChannel> channels = new ArrayList<>();
        for (LocatedNode place : root.members("channels")) {
            DeclaredChannel channel = place.name().startsWith("x-") ? null : channel(place);
            if (channel != null) {
                channels.add(channel);
            }
        }
        return channels;
    }

    /** Returns the channel that a field of an operation refers to, or null after reporting that there is none. */
    @Nullable
    DeclaredChannel referred(DescriptionObject owner) {
        LocatedNode reference = owner.place("channel");
        LocatedNode end = reference == null ? null : links.follow(reference);
        if (end == null) {
            if (reference == null) {
                links.findings()
                        .report(
                                DiagnosticCode.UNEXPECTED_VALUE,
                                owner.place(),
                                "the operation refers to no channel, so it is not served",
                                "Add a field `channel` with a reference to a declared channel.");
            }
            return null;
        }
        DeclaredChannel known = byPlace.get(end.canonical());
        return known == null ? channel(end) : known;
    }

    private @Nullable DeclaredChannel channel(LocatedNode place) {
        DescriptionObject fields = DescriptionObject.following(place, "channels", links);
        if (fields == null) {
            return null;
        }
        String address = version == AsyncApiVersion.V2 ? place.name() : fields.text("address");
        DeclaredChannel channel =
                new DeclaredChannel(place.name(), address, fields, servers.of(fields), parameters(address, fields));
        byPlace.put(fields.place().canonical(), channel);
        return channel;
    }

    private List<Parameter> parameters(@Nullable String address, DescriptionObject channel) {
        List<Parameter> parameters = new ArrayList<>();
        Set<String> missing = new LinkedHashSet<>();
        Matcher matcher = PARAMETER.matcher(address == null ? "" : address);
        while (matcher.find()) {
            missing.add(matcher.group(1));
        }
        for (LocatedNode place : channel.members("parameters")) {
            DescriptionObject fields = DescriptionObject.following(place, "parameters", links);
            if (fields != null && missing.remove(place.name())) {
                parameters.add(parameter(place.name(), fields));
            } else if (fields != null && address != null) {
                report(place, address, "has no parameter `" + place.name() + "`", "Add it in braces, or remove it.");
            }
        }
        for (String name : missing) {
            report(
                    channel.place(),
                    String.valueOf(address),
                    "has a parameter `" + name + "` that is not declared",
                    "Declare the parameter; until then it is read as a string.");
            parameters.add(parameter(name, TEXT, null, List.of()));
        }
        parameters.addAll(messages.connectionParameters(channel));
        return parameters;
    }

    /** Reads a parameter: with a schema in version 2, as a text with fields of its own in version 3. */
    private Parameter parameter(String name, DescriptionObject fields) {
        TypeRef type = schemas.readField(fields, "schema");
        List<JsonValue> allowed = texts(fields, "enum");
        List<JsonValue> examples = new ArrayList<>(texts(fields, "examples"));
        String usual = fields.text("default");
        if (usual != null) {
            examples.add(0, new JsonText(usual));
        }
        TypeRef stated = allowed.isEmpty() ? TEXT : new EnumType(allowed, TypeNotes.NONE);
        return parameter(name, type == null ? stated : type, fields.text("description"), examples);
    }

    private static List<JsonValue> texts(DescriptionObject fields, String field) {
        return fields.texts(field).stream().<JsonValue>map(JsonText::new).toList();
    }

    private static Parameter parameter(
            String name, TypeRef type, @Nullable String description, List<JsonValue> examples) {
        return new Parameter(name, In.PATH, type, true, "simple", false, null, description, examples);
    }

    private void report(LocatedNode place, String address, String what, String hint) {
        links.findings()
                .report(DiagnosticCode.PATH_PARAMETER_MISMATCH, place, "the address `" + address + "` " + what, hint);
    }
}
