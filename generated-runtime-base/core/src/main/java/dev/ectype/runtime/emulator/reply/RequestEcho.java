package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.emulator.shape.Coercion;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.PathMemberPlan;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.keyword.Direction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Copies values of the request into reply members of the same name, or those that repeat a path parameter. */
final class RequestEcho {
    private RequestEcho() {}

    /**
     * Assigns path parameters and members of the body to members of a reply.
     *
     * @param echoes the members that repeat a path parameter under another spelling
     */
    static FitContext of(Arguments arguments, List<PathMemberPlan> echoes, Schema type, FitContext context) {
        ObjectSchema object = SchemaShape.object(type);
        if (object == null) {
            return context;
        }
        FitContext echoed = context;
        Document item = arguments.payload().item();
        for (MemberSchema member : object.members()) {
            Document sent = item == null ? null : item.member(member.name());
            Document path = path(member, arguments, echoes);
            Document value = path == null ? sent : path;
            if (value != null && Validator.allows(member.type(), value, Direction.REPLY)) {
                echoed = echoed.assign(member.name(), value);
            }
        }
        return echoed;
    }

    private static @Nullable Document path(MemberSchema member, Arguments arguments, List<PathMemberPlan> echoes) {
        int index = arguments.pathNames().indexOf(member.name());
        for (int at = 0; index < 0 && at < echoes.size(); at++) {
            PathMemberPlan echo = echoes.get(at);
            index = echo.member().equals(member.name()) ? arguments.pathNames().indexOf(echo.parameter()) : -1;
        }
        return index < 0 ? null : Coercion.coerce(arguments.pathText(index), member.type());
    }
}
