package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.index.TypeShapes;
import dev.ectype.compiler.ir.list.PageSlot;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.IntersectionType;
import dev.ectype.compiler.ir.type.NotType;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonBoolean;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonText;
import java.util.List;

/** Says which JSON forms of single values a type allows. */
record ScalarForms(boolean text, boolean number, boolean flag) {
    private static final ScalarForms NONE = new ScalarForms(false, false, false);
    private static final int DEEPEST = 8;

    static ScalarForms of(TypeShapes shapes, TypeRef type) {
        return of(shapes, type, 0);
    }

    private static ScalarForms of(TypeShapes shapes, TypeRef type, int depth) {
        List<TypeRef> variants = shapes.variants(type);
        if (variants.size() > 1 && depth < DEEPEST) {
            return any(shapes, variants, depth);
        }
        TypeRef core = shapes.core(type);
        if (core instanceof IntersectionType intersection && shapes.shape(core).isEmpty() && depth < DEEPEST) {
            return any(shapes, intersection.parts(), depth);
        }
        if (core instanceof EnumType listed) {
            return new ScalarForms(
                    listed.values().stream().anyMatch(JsonText.class::isInstance),
                    listed.values().stream().anyMatch(JsonNumber.class::isInstance),
                    listed.values().stream().anyMatch(JsonBoolean.class::isInstance));
        }
        boolean open = core instanceof AnyType || core instanceof NotType;
        return new ScalarForms(
                open || core instanceof TextType,
                open || core instanceof NumberType,
                open || core instanceof BooleanType);
    }

    private static ScalarForms any(TypeShapes shapes, List<TypeRef> types, int depth) {
        ScalarForms all = NONE;
        for (TypeRef type : types) {
            ScalarForms forms = of(shapes, type, depth + 1);
            all = new ScalarForms(all.text || forms.text, all.number || forms.number, all.flag || forms.flag);
        }
        return all;
    }

    /** Returns whether values of a kind have one of the forms. A type that allows all forms marks no flag. */
    boolean allow(PageSlot.Kind kind) {
        return switch (kind) {
            case NUMBER -> number;
            case FLAG -> flag && !(text && number);
            case WORD -> text || number;
            case ADDRESS -> text;
        };
    }
}
