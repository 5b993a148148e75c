package dev.ectype.compiler.ingest.protobuf.resolve;

import com.google.protobuf.DescriptorProtos.Edition;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Type;
import com.google.protobuf.DescriptorProtos.MethodDescriptorProto;
import com.google.protobuf.DescriptorProtos.SymbolVisibility;
import dev.ectype.compiler.diagnostic.NameSuggestion;
import dev.ectype.compiler.ingest.protobuf.resolve.ProtoElement.Kind;
import dev.ectype.compiler.ingest.protobuf.syntax.DerivedNames;
import dev.ectype.compiler.ingest.protobuf.syntax.FieldTypes;
import dev.ectype.compiler.ingest.protobuf.token.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Replaces the type names of fields, extensions and methods by full names. */
final class TypeResolver {
    private final LinkedFile file;
    private final NameLookup lookup;

    TypeResolver(LinkedFile file) {
        this.file = file;
        this.lookup = NameLookup.ofTypes(file);
    }

    void resolve() {
        for (ProtoElement element : file.elements()) {
            if (element.isField()) {
                resolveField(element);
            } else if (element.kind() == Kind.METHOD) {
                MethodDescriptorProto.Builder method = element.method();
                method.setInputType(
                        message(element, method.getInputType(), MethodDescriptorProto.INPUT_TYPE_FIELD_NUMBER));
                method.setOutputType(
                        message(element, method.getOutputType(), MethodDescriptorProto.OUTPUT_TYPE_FIELD_NUMBER));
            }
        }
    }

    private void resolveField(ProtoElement element) {
        FieldDescriptorProto.Builder field = element.field();
        if (!field.hasJsonName()) {
            field.setJsonName(DerivedNames.json(field.getName()));
        }
        if (field.hasTypeName()) {
            int part = FieldDescriptorProto.TYPE_NAME_FIELD_NUMBER;
            ProtoElement type = find(element, field.getTypeName(), part, ProtoElement::isType, "a message or an enum");
            if (type != null) {
                field.setTypeName("." + type.name());
                if (!field.hasType()) {
                    field.setType(type.kind() == Kind.ENUM ? Type.TYPE_ENUM : Type.TYPE_MESSAGE);
                }
            }
        }
        if (field.hasExtendee()) {
            field.setExtendee(message(element, field.getExtendee(), FieldDescriptorProto.EXTENDEE_FIELD_NUMBER));
        }
    }

    private String message(ProtoElement element, String name, int part) {
        ProtoElement type = find(element, name, part, ProtoElement::isType, "a message");
        if (type != null && type.kind() == Kind.ENUM) {
            wrongKind(element.place(part), name, type, "a message");
        }
        return type == null ? name : "." + type.name();
    }

    private @Nullable ProtoElement find(
            ProtoElement element, String name, int part, Predicate<ProtoElement> wanted, String expected) {
        ProtoElement found = lookup.find(name, element.name(), wanted);
        Position place = element.place(part);
        if (found == null) {
            unknown(place, name, expected);
            return null;
        }
        if (!wanted.test(found)) {
            wrongKind(place, name, found, expected);
            return null;
        }
        if (!found.file().path().equals(file.path()) && isLocal(found)) {
            file.unknown(
                    place,
                    "`" + name + "` is local to " + found.file().path() + " and cannot be used elsewhere",
                    "Declare the type with `export`, or use another type.");
        }
        return found;
    }

    /** Returns whether a nested type is local to its file, which is the default since edition 2024. */
    private static boolean isLocal(ProtoElement type) {
        SymbolVisibility visibility = type.kind() == Kind.ENUM
                ? type.enumeration().getVisibility()
                : type.message().getVisibility();
        if (visibility != SymbolVisibility.VISIBILITY_UNSET) {
            return visibility == SymbolVisibility.VISIBILITY_LOCAL;
        }
        if (type.file().edition().getNumber() < Edition.EDITION_2024_VALUE) {
            return false;
        }
        boolean isInner = type.path().steps().size() > 2;
        return switch (type.file().proto().getOptions().getFeatures().getDefaultSymbolVisibility()) {
            case EXPORT_ALL -> false;
            case LOCAL_ALL, STRICT -> true;
            default -> isInner;
        };
    }

    private void wrongKind(Position place, String name, ProtoElement found, String expected) {
        file.unknown(
                place,
                "`" + name + "` is " + found.kind().label() + ", but " + expected + " is needed here",
                "Use the name of " + expected + ".");
    }

    private void unknown(Position place, String name, String expected) {
        if (file.lacksImports()) {
            file.needAbsentImports();
            return;
        }
        String simple = name.substring(name.lastIndexOf('.') + 1);
        List<ProtoElement> elsewhere = file.symbols().named(simple).stream()
                .filter(ProtoElement::isType)
                .filter(type -> !file.visible().contains(type.file().path()))
                .toList();
        if (!elsewhere.isEmpty()) {
            ProtoElement type = elsewhere.get(0);
            file.unknown(
                    place,
                    "`" + name + "` is not declared here; `" + type.name() + "` is in \""
                            + type.file().path() + "\", which this file does not import",
                    "Write `import \"" + type.file().path() + "\";`.");
            return;
        }
        List<ProtoElement> sameName = visibleTypes(simple);
        String nearest = sameName.isEmpty() ? nearest(simple) : quotedNames(sameName);
        file.unknown(
                place,
                "`" + name + "` is not declared, but " + expected + " is needed",
                nearest == null
                        ? "Declare the name, or import the file that declares it."
                        : "Did you mean " + nearest + "? Otherwise import the file that declares the name.");
    }

    private @Nullable String nearest(String simple) {
        List<String> candidates = new ArrayList<>(FieldTypes.keywords());
        for (String candidate : file.symbols().simpleNames()) {
            if (!visibleTypes(candidate).isEmpty()) {
                candidates.add(candidate);
            }
        }
        String nearest = NameSuggestion.to(simple, candidates);
        if (nearest != null && FieldTypes.keywords().contains(nearest)) {
            return "`" + nearest + "`";
        }
        return nearest == null ? null : quotedNames(visibleTypes(nearest));
    }

    private List<ProtoElement> visibleTypes(String simple) {
        return file.symbols().named(simple).stream()
                .filter(ProtoElement::isType)
                .filter(type -> file.visible().contains(type.file().path()))
                .toList();
    }

    private static String quotedNames(List<ProtoElement> types) {
        return types.stream().limit(3).map(type -> "`." + type.name() + "`").collect(Collectors.joining(" or "));
    }
}
