package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.emulator.shape.Coercion;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.text.NormalizedName;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.keyword.Direction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Copies values of the request into reply members of the same name. */
final class RequestEcho {
    private RequestEcho() {}

    /** Assigns path parameters and members of the body to reply members of the same name. */
    static FitContext of(Arguments arguments, Schema type, FitContext context) {
        ObjectSchema object = SchemaShape.object(type);
        if (object == null) {
            return context;
        }
        FitContext echoed = context;
        Document item = arguments.payload().item();
        for (MemberSchema member : object.members()) {
            Document sent = item == null ? null : item.member(member.name());
            Document path = path(member.name(), arguments, member.type());
            Document value = path == null ? sent : path;
            if (value != null && Validator.allows(member.type(), value, Direction.REPLY)) {
                echoed = echoed.assign(member.name(), value);
            }
        }
        return echoed;
    }

    private static @Nullable Document path(String member, Arguments arguments, Schema type) {
        List<String> names = arguments.pathNames();
        for (int index = 0; index < names.size(); index++) {
            if (NormalizedName.of(names.get(index)).equals(NormalizedName.of(member))) {
                return Coercion.coerce(arguments.pathText(index), type);
            }
        }
        return null;
    }
}
