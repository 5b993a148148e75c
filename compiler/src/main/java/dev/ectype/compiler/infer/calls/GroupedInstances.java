package dev.ectype.compiler.infer.calls;

import dev.ectype.compiler.infer.index.CallArguments;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationCall;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.TypeShapes;
import dev.ectype.compiler.infer.lexicon.IdentifierWords;
import dev.ectype.compiler.infer.lexicon.OperationName;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Finds the arguments of calls that are members of the instances that calls return or list. */
record GroupedInstances(TypeShapes shapes) {
    /** Returns the only argument of a read that the returned instance has as a member, or null. */
    @Nullable
    Parameter returned(OperationCall call, CallArguments arguments) {
        TypeRef reply = Payloads.replyType(call.route().endpoint());
        return reply == null ? null : member(arguments, shapes.shape(reply));
    }

    /** Returns the only argument of a call that the instances in the lists of its group have as a member, or null. */
    @Nullable
    Parameter listed(Map<OperationCall, OperationName.Kind> kinds, CallArguments arguments) {
        for (Map.Entry<OperationCall, OperationName.Kind> each : kinds.entrySet()) {
            TypeRef reply = each.getValue() == OperationName.Kind.LIST
                    ? Payloads.replyType(each.getKey().route().endpoint())
                    : null;
            ObjectShape items = reply == null ? ObjectShape.EMPTY : items(reply);
            Parameter named = member(arguments, items);
            if (named != null) {
                return named;
            }
        }
        return null;
    }

    /** Returns whether creations send an argument like an identifier, which then identifies instances in other calls too. */
    static boolean areCreatedWith(
            Map<OperationCall, OperationName.Kind> kinds,
            Function<OperationCall, CallArguments> arguments,
            String name) {
        return IdentifierWords.endsLikeIdentifier(name)
                && kinds.entrySet().stream()
                        .anyMatch(each -> each.getValue() == OperationName.Kind.CREATE
                                && arguments.apply(each.getKey()).get(name) != null);
    }

    /** Returns the members of the objects in the only list of a reply. */
    private ObjectShape items(TypeRef reply) {
        TypeRef whole = shapes.items(reply);
        if (whole != null) {
            return shapes.shape(whole);
        }
        List<TypeRef> lists = new ArrayList<>();
        for (ObjectMember member : shapes.shape(reply).members().values()) {
            TypeRef items = shapes.items(member.type());
            if (items != null && shapes.isObject(items)) {
                lists.add(items);
            }
        }
        return lists.size() == 1 ? shapes.shape(lists.get(0)) : ObjectShape.EMPTY;
    }

    private static @Nullable Parameter member(CallArguments arguments, ObjectShape shape) {
        List<String> shared = arguments.names().stream()
                .filter(name -> shape.has(name) && IdentifierWords.endsLikeIdentifier(name))
                .toList();
        return shared.size() == 1 ? arguments.get(shared.get(0)) : null;
    }
}
