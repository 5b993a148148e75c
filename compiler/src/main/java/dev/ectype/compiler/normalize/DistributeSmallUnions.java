package dev.ectype.compiler.normalize;

import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.IntersectionType;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.NotType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.ir.type.UnionType;
import dev.ectype.compiler.ir.type.UnionType.Discriminator;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Distributes a composition over its unions when the resulting variants are few. */
final class DistributeSmallUnions {
    private static final int FEW = 128;

    private DistributeSmallUnions() {}

    /** Returns the type that all parts form together, or an intersection. */
    static TypeRef over(List<TypeRef> parts, HeadNormalizer heads) {
        if (parts.isEmpty()) {
            return AnyType.ANY;
        }
        if (parts.size() == 1) {
            return parts.get(0);
        }
        UnionType union = smallUnion(parts);
        boolean affordable = union != null && heads.spend(union.variants().size());
        return union != null && affordable
                ? distributed(union, parts, heads)
                : new IntersectionType(parts, TypeNotes.NONE);
    }

    private static @Nullable UnionType smallUnion(List<TypeRef> parts) {
        UnionType found = null;
        int product = 1;
        for (TypeRef part : parts) {
            if (part instanceof UnionType union) {
                found = found == null ? union : found;
                product *= Math.min(union.variants().size(), FEW + 1);
                if (product > FEW) {
                    return null;
                }
            }
        }
        boolean adds = parts.stream().anyMatch(part -> !(part instanceof NotType || part instanceof UnionType));
        return adds ? found : null;
    }

    private static TypeRef distributed(UnionType union, List<TypeRef> parts, HeadNormalizer heads) {
        List<TypeRef> others = new ArrayList<>(parts);
        others.remove(union);
        List<TypeRef> variants = new ArrayList<>();
        for (TypeRef variant : union.variants()) {
            variants.add(variant(variant, others, union.discriminator(), heads));
        }
        boolean named = variants.equals(union.variants());
        Discriminator discriminator = named ? union.discriminator() : null;
        return heads.outside(new UnionType(variants, union.exclusive(), discriminator, TypeNotes.NONE));
    }

    private static TypeRef variant(
            TypeRef variant, List<TypeRef> others, @Nullable Discriminator discriminator, HeadNormalizer heads) {
        List<TypeRef> all = new ArrayList<>(others);
        all.add(variant);
        TypeRef together = heads.of(new IntersectionType(all, TypeNotes.NONE));
        if (discriminator == null || !(variant instanceof NamedType named) || together.equals(variant)) {
            return together;
        }
        all.add(chosen(named, discriminator));
        return heads.of(new IntersectionType(all, TypeNotes.NONE));
    }

    /** Returns the discriminator values of a variant that loses its name, as a required member. */
    private static TypeRef chosen(NamedType variant, Discriminator discriminator) {
        List<JsonValue> values = new ArrayList<>();
        discriminator.mapping().forEach((value, name) -> {
            if (name.equals(variant.name())) {
                values.add(new JsonText(value));
            }
        });
        TypeRef type = values.isEmpty() ? AnyType.ANY : new EnumType(values, TypeNotes.NONE);
        ObjectMember member = new ObjectMember(discriminator.member(), type, true);
        return new ObjectType(List.of(member), new LinkedHashMap<>(), AnyType.ANY, null, null, TypeNotes.NONE);
    }
}
