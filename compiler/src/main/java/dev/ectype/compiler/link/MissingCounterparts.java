package dev.ectype.compiler.link;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.ir.NameKey;
import dev.ectype.compiler.ir.binding.WireSpelling;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.link.StoredNames.StoredMember;
import dev.ectype.compiler.link.StoredNames.StoredType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Reports the members and enum values of shared types that one of two descriptions lacks. */
final class MissingCounterparts {
    private final TypesToLink described;
    private final StoredNames stored;
    private final WireSpelling spelling;
    private final Diagnostics diagnostics;
    private final Set<TypeName> reported = new LinkedHashSet<>();

    MissingCounterparts(TypesToLink described, StoredNames stored, WireSpelling spelling, Diagnostics diagnostics) {
        this.described = described;
        this.stored = stored;
        this.spelling = spelling;
        this.diagnostics = diagnostics;
    }

    /** Reports each type that responses of both descriptions contain. */
    void report() {
        for (TypeName name : described.returned()) {
            StoredType other = stored.type(name);
            if (other != null && other.returned() && described.declared().containsKey(name)) {
                compare(name, other);
            }
        }
    }

    private void compare(TypeName name, StoredType other) {
        Map<String, ObjectMember> own = new LinkedHashMap<>();
        described
                .members(Objects.requireNonNull(described.declared().get(name)))
                .forEach((member, type) -> own.put(NameKey.of(spelling.stored(name.value(), member)), type));
        List<String> only = new ArrayList<>();
        own.forEach((key, member) -> {
            StoredMember same = other.members().get(key);
            if (same == null) {
                only.add(member.name());
            } else {
                values(name, member, other, same);
            }
        });
        List<String> lacking = other.members().values().stream()
                .map(StoredMember::name)
                .filter(member -> !own.containsKey(NameKey.of(member)))
                .toList();
        if (!own.isEmpty()) {
            report(only, "`" + name.value() + "`", other.file());
            report(lacking, "`" + other.name().value() + "` of " + other.file(), described.file());
        }
    }

    private void values(TypeName type, ObjectMember member, StoredType other, StoredMember same) {
        TypeName name = described.enumName(member.type());
        EnumType own = described.enumOf(member.type());
        String place = "`" + type.value() + "." + member.name() + "`";
        if (name == null || own == null || !reported.add(name)) {
            return;
        }
        EnumType values = same.values();
        if (values == null) {
            diagnostics.report(
                    DiagnosticCode.MISSING_COUNTERPART,
                    SourceLocation.startOf(described.file()),
                    place + " is an enum, but `" + other.name().value() + "." + same.name() + "` of " + other.file()
                            + " allows any value",
                    "Declare the same enum in both descriptions.");
            return;
        }
        List<String> known = EnumWords.texts(values);
        List<String> words = EnumWords.texts(own);
        List<String> stored = words.stream()
                .map(word -> spelling.storedValue(name.value(), word))
                .toList();
        // The first value of an enum in Protocol Buffers stands for an absent value.
        int first = described.hasUnspecifiedValues() ? 1 : 0;
        List<String> only = new ArrayList<>();
        for (int index = first; index < words.size(); index++) {
            if (!known.contains(stored.get(index))) {
                only.add(words.get(index));
            }
        }
        report(only, place, other.file());
        List<String> lacking =
                known.stream().filter(word -> !stored.contains(word)).toList();
        report(lacking, "`" + other.name().value() + "." + same.name() + "` of " + other.file(), described.file());
    }

    private void report(List<String> names, String place, String file) {
        if (!names.isEmpty()) {
            boolean one = names.size() == 1;
            diagnostics.report(
                    DiagnosticCode.MISSING_COUNTERPART,
                    SourceLocation.startOf(described.file()),
                    listed(names) + " of " + place + (one ? " has" : " have") + " no counterpart in " + file,
                    "Add " + (one ? "it" : "them") + " there, or clients of that description do not see "
                            + (one ? "it." : "them."));
        }
    }

    /** Reports the members that a second description served over HTTP spells in another way. */
    void reportSpelling() {
        List<String> other = new ArrayList<>();
        String file = null;
        for (TypeName name : described.returned()) {
            StoredType type = stored.type(name);
            if (type != null && type.returned() && described.declared().containsKey(name)) {
                for (String member :
                        described.members(described.declared().get(name)).keySet()) {
                    StoredMember same = type.like(member);
                    if (same != null && !same.name().equals(member)) {
                        other.add(member);
                        file = type.file();
                    }
                }
            }
        }
        if (file != null) {
            diagnostics.report(
                    DiagnosticCode.MISSING_COUNTERPART,
                    SourceLocation.startOf(described.file()),
                    listed(other) + " are spelled differently in " + file + ", and both are served over HTTP",
                    "Use one spelling in all OpenAPI descriptions.");
        }
    }

    private static String listed(List<String> names) {
        return String.join(", ", names.stream().map(name -> "`" + name + "`").toList());
    }
}
