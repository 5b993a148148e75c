package dev.ectype.compiler.ingest.protobuf.resolve;

import com.google.protobuf.DescriptorProtos.Edition;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Type;
import com.google.protobuf.DescriptorProtos.MethodDescriptorProto;
import com.google.protobuf.DescriptorProtos.SymbolVisibility;
import dev.ectype.compiler.ingest.protobuf.resolve.Element.Kind;
import dev.ectype.compiler.ingest.protobuf.syntax.FieldTypes;
import dev.ectype.compiler.ingest.protobuf.syntax.Names;
import dev.ectype.compiler.ingest.protobuf.syntax.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Puts full names in place of the names by which fields, extensions and methods mention types. */
final class TypeResolver {
    private final LinkedFile file;
    private final Lookup lookup;

    TypeResolver(LinkedFile file) {
        this.file = file;
        this.lookup = Lookup.ofTypes(file);
    }

    void resolve() {
        for (Element element : file.elements()) {
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

    private void resolveField(Element element) {
        FieldDescriptorProto.Builder field = element.field();
        if (!field.hasJsonName()) {
            field.setJsonName(Names.json(field.getName()));
        }
        if (field.hasTypeName()) {
            int part = FieldDescriptorProto.TYPE_NAME_FIELD_NUMBER;
            Element type = find(element, field.getTypeName(), part, Element::isType, "a message or an enum");
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

    private String message(Element element, String name, int part) {
        Element type = find(element, name, part, Element::isType, "a message");
        if (type != null && type.kind() == Kind.ENUM) {
            wrongKind(element.place(part), name, type, "a message");
        }
        return type == null ? name : "." + type.name();
    }

    private @Nullable Element find(Element element, String name, int part, Predicate<Element> wanted, String expected) {
        Element found = lookup.find(name, element.name(), wanted);
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
                    "`" + name + "` may only be used in " + found.file().path() + ", where it is local",
                    "Declare it with `export`, or use another type.");
        }
        return found;
    }

    /** Since edition 2024 types that are inside of others are for their own file unless they are exported. */
    private static boolean isLocal(Element type) {
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

    private void wrongKind(Position place, String name, Element found, String expected) {
        file.unknown(
                place,
                "`" + name + "` is " + found.kind().shown() + ", but " + expected + " is needed here",
                "Name " + expected + ".");
    }

    private void unknown(Position place, String name, String expected) {
        String simple = name.substring(name.lastIndexOf('.') + 1);
        List<Element> elsewhere = file.symbols().named(simple).stream()
                .filter(Element::isType)
                .filter(type -> !file.visible().contains(type.file().path()))
                .toList();
        if (!elsewhere.isEmpty()) {
            Element type = elsewhere.get(0);
            file.unknown(
                    place,
                    "`" + name + "` stands for nothing here; `" + type.name() + "` is in \""
                            + type.file().path() + "\", which this file does not import",
                    "Write `import \"" + type.file().path() + "\";`.");
            return;
        }
        List<Element> sameName = visibleTypes(simple);
        String nearest = sameName.isEmpty() ? nearest(simple) : shown(sameName);
        file.unknown(
                place,
                "`" + name + "` stands for nothing here, where " + expected + " is needed",
                nearest == null
                        ? "Declare it, or import the file that declares it."
                        : "Write " + nearest + " if that is meant, or import the file that declares it.");
    }

    private @Nullable String nearest(String simple) {
        List<String> candidates = new ArrayList<>(FieldTypes.keywords());
        for (String candidate : file.symbols().simpleNames()) {
            if (!visibleTypes(candidate).isEmpty()) {
                candidates.add(candidate);
            }
        }
        String nearest = Nearest.to(simple, candidates);
        if (nearest != null && FieldTypes.keywords().contains(nearest)) {
            return "`" + nearest + "`";
        }
        return nearest == null ? null : shown(visibleTypes(nearest));
    }

    private List<Element> visibleTypes(String simple) {
        return file.symbols().named(simple).stream()
                .filter(Element::isType)
                .filter(type -> file.visible().contains(type.file().path()))
                .toList();
    }

    private static String shown(List<Element> types) {
        return types.stream().limit(3).map(type -> "`." + type.name() + "`").collect(Collectors.joining(" or "));
    }
}
