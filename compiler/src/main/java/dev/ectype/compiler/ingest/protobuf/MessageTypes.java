package dev.ectype.compiler.ingest.protobuf;

import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.EnumDescriptorProto;
import com.google.protobuf.DescriptorProtos.EnumValueDescriptorProto;
import com.google.protobuf.DescriptorProtos.FeatureSet;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Label;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Type;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ReadOnlyText;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Converts the used protobuf messages and enums to the types of their JSON form. A message holds at most one field of
 * a oneof, which needs no rule since no message can carry more.
 */
final class MessageTypes {
    private final Map<String, ProtoDeclaration> parts;
    private final Documentation documentation;
    private final ResourceNamePatterns patterns;
    private final Map<String, TypeName> names;
    private final Map<String, String> resources;
    private final Set<String> mentioned = new LinkedHashSet<>();
    private final Deque<String> unread = new ArrayDeque<>();

    MessageTypes(Map<String, ProtoDeclaration> parts, Documentation documentation, ResourceNamePatterns patterns) {
        this.patterns = patterns;
        this.parts = parts;
        this.documentation = documentation;
        this.names = names(parts);
        this.resources = resources(parts, names);
    }

    /** Returns the types that declare a resource, by its type such as {@code library.example.com/Book}. */
    private static Map<String, String> resources(Map<String, ProtoDeclaration> parts, Map<String, TypeName> names) {
        Map<String, String> resources = new LinkedHashMap<>();
        parts.forEach((name, part) -> {
            String type = part.proto() instanceof DescriptorProto message
                    ? GoogleApiOptions.type(message.getOptions())
                    : null;
            TypeName declared = names.get(name);
            if (type != null && declared != null) {
                resources.putIfAbsent(type, declared.value());
            }
        });
        return resources;
    }

    /** Returns the type names, which are unqualified if they are unique across packages. */
    private static Map<String, TypeName> names(Map<String, ProtoDeclaration> parts) {
        Map<String, Integer> uses = new LinkedHashMap<>();
        parts.values().forEach(part -> uses.merge(part.local(), 1, Integer::sum));
        Map<String, TypeName> names = new LinkedHashMap<>();
        parts.forEach((name, part) -> {
            boolean isAlone = uses.getOrDefault(part.local(), 0) == 1;
            names.put(name, new TypeName(isAlone ? part.local() : part.fullName()));
        });
        return names;
    }

    /** Returns the type of a message or enum by its full name with a leading dot. */
    TypeRef mention(String name, TypeNotes notes) {
        TypeRef own = ProtobufJsonTypes.wellKnown(name, notes);
        if (own != null) {
            return own;
        }
        if (mentioned.add(name)) {
            unread.add(name);
        }
        return new NamedType(names.getOrDefault(name, new TypeName(name)), notes);
    }

    /** Returns all used types, with the types they use. */
    Map<TypeName, TypeRef> all() {
        Map<TypeName, TypeRef> all = new LinkedHashMap<>();
        while (!unread.isEmpty()) {
            String name = unread.removeFirst();
            ProtoDeclaration part = parts.get(name);
            if (part != null) {
                all.put(names.getOrDefault(name, new TypeName(name)), declared(part));
            }
        }
        return all;
    }

    private TypeRef declared(ProtoDeclaration part) {
        if (part.proto() instanceof EnumDescriptorProto enumeration) {
            List<JsonValue> values = new ArrayList<>();
            for (EnumValueDescriptorProto value : enumeration.getValueList()) {
                values.add(new JsonText(value.getName()));
            }
            return new EnumType(values, notes(part, enumeration.getOptions().getDeprecated()));
        }
        DescriptorProto message = (DescriptorProto) part.proto();
        List<ObjectMember> members = new ArrayList<>();
        for (int index = 0; index < message.getFieldCount(); index++) {
            members.add(member(part, message.getField(index), index));
        }
        TypeNotes notes = notes(part, message.getOptions().getDeprecated());
        List<String> declared = GoogleApiOptions.names(message.getOptions());
        return ProtobufJsonTypes.object(
                members, notes.withNamePatterns(declared.isEmpty() ? patterns.of(part.fullName(), message) : declared));
    }

    private ObjectMember member(ProtoDeclaration part, FieldDescriptorProto field, int index) {
        Set<Integer> behaviors = GoogleApiOptions.behaviors(field.getOptions());
        String comment = documentation.of(part.file(), part.child(DescriptorProto.FIELD_FIELD_NUMBER, index));
        TypeNotes notes = new TypeNotes(
                null,
                comment,
                behaviors.contains(GoogleApiOptions.OUTPUT_ONLY) || ReadOnlyText.says(comment),
                behaviors.contains(GoogleApiOptions.INPUT_ONLY),
                field.getOptions().getDeprecated(),
                null,
                List.of());
        String referenced = GoogleApiOptions.referenced(field.getOptions());
        if (referenced != null && resources.containsKey(referenced)) {
            notes = notes.withReferenced(resources.get(referenced));
        }
        boolean required = isRequired(field) || isCreated(part.local(), field);
        return new ObjectMember(field.getJsonName(), type(field, notes), required);
    }

    /** Returns whether a field of {@code CreateBookRequest} has the book, which AIP-133 requires. */
    private static boolean isCreated(String message, FieldDescriptorProto field) {
        String type = field.getTypeName().substring(field.getTypeName().lastIndexOf('.') + 1);
        return field.getLabel() != Label.LABEL_REPEATED
                && field.getType() == Type.TYPE_MESSAGE
                && !field.hasOneofIndex()
                && message.equals("Create" + type + "Request");
    }

    private static boolean isRequired(FieldDescriptorProto field) {
        return field.getLabel() == Label.LABEL_REQUIRED
                || field.getOptions().getFeatures().getFieldPresence() == FeatureSet.FieldPresence.LEGACY_REQUIRED
                || GoogleApiOptions.behaviors(field.getOptions()).contains(GoogleApiOptions.REQUIRED);
    }

    /** Returns whether a message has a required field. */
    boolean requires(String name) {
        ProtoDeclaration part = parts.get(name);
        return part != null
                && part.proto() instanceof DescriptorProto message
                && message.getFieldList().stream().anyMatch(MessageTypes::isRequired);
    }

    private TypeRef type(FieldDescriptorProto field, TypeNotes notes) {
        if (field.getLabel() != Label.LABEL_REPEATED) {
            return single(field, notes);
        }
        DescriptorProto entry = entry(field);
        return entry == null
                ? ProtobufJsonTypes.list(single(field, TypeNotes.NONE), notes)
                : ProtobufJsonTypes.map(single(entry.getField(1), TypeNotes.NONE), notes);
    }

    private TypeRef single(FieldDescriptorProto field, TypeNotes notes) {
        Type type = field.getType();
        boolean isNamed = type == Type.TYPE_MESSAGE || type == Type.TYPE_GROUP || type == Type.TYPE_ENUM;
        return isNamed ? mention(field.getTypeName(), notes) : ProtobufJsonTypes.scalar(type, notes);
    }

    /** Returns the entry message of a map field, or null. */
    private @Nullable DescriptorProto entry(FieldDescriptorProto field) {
        ProtoDeclaration part = parts.get(field.getTypeName());
        return part != null
                        && part.proto() instanceof DescriptorProto message
                        && message.getOptions().getMapEntry()
                ? message
                : null;
    }

    private TypeNotes notes(ProtoDeclaration part, boolean deprecated) {
        String comment = documentation.of(part.file(), part.path());
        return comment == null && !deprecated
                ? TypeNotes.NONE
                : new TypeNotes(null, comment, false, false, deprecated, null, List.of());
    }
}
