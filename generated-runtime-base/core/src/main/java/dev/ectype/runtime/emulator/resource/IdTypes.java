package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.emulator.shape.Coercion;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.UnionSchema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.schema.keyword.Notes;
import java.util.ArrayList;
import java.util.List;

/** Collects the types that identifiers of a resource must satisfy besides text or number. */
final class IdTypes {
    private final boolean numbered;
    private final List<Schema> types = new ArrayList<>();

    IdTypes(boolean numbered) {
        this.numbered = numbered;
    }

    void add(Schema type) {
        boolean open = SchemaShape.isFreeText(type) || numbered && SchemaShape.isCountable(type);
        if (!open && !types.contains(type)) {
            types.add(type);
        }
    }

    /** Adds alternative types, one for each form of the resource. */
    void addAny(List<Schema> forms) {
        if (forms.size() == 1) {
            add(forms.get(0));
        } else if (!forms.isEmpty() && forms.stream().noneMatch(SchemaShape::isFreeText)) {
            add(new UnionSchema(forms, false, null, Notes.NONE));
        }
    }

    List<Schema> all() {
        return types;
    }

    boolean allow(String id) {
        for (int at = 0; at < types.size(); at++) {
            Schema type = types.get(at);
            if (!Validator.allows(type, Coercion.coerce(id, type), Direction.STORED)) {
                return false;
            }
        }
        return true;
    }
}
