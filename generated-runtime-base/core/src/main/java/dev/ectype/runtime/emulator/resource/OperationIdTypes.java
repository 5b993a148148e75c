package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.plan.BodyPlan;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.ParameterBindingPlan;
import dev.ectype.runtime.plan.ParameterPlan;
import dev.ectype.runtime.plan.binding.Location;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import org.jspecify.annotations.Nullable;

/** Collects the types that an operation requires of the identifiers of a resource. */
record OperationIdTypes(OperationPlan operation, ParameterBindingPlan binding) {
    void note(ResourceShape shape) {
        if (binding.currentUser() != null) {
            shape.paths().except(binding.currentUser());
        }
        IdentityMember idMember = shape.idMember();
        boolean byId = idMember != null && idMember.name().equals(binding.member());
        Schema bodyType = byId ? bodyParameterType() : null;
        if (bodyType != null) {
            shape.addIdType(bodyType);
        }
        for (ParameterPlan parameter : operation.parameters()) {
            boolean named = parameter.name().equals(binding.parameter());
            if (named && byId) {
                shape.addIdType(parameter.type());
                if (parameter.in() == Location.PATH) {
                    shape.paths().add(parameter);
                }
            } else if (named) {
                shape.paths().addAlias(binding.member(), parameter.type());
            }
        }
    }

    /** Returns the type of the bound body member, or null if the body binds nothing. */
    private @Nullable Schema bodyParameterType() {
        // Bodies are read at their first use, so only those that bind something are asked for.
        BodyPlan body = operation.isBoundInBody(binding) ? operation.body() : null;
        Schema type = body == null || body.media().isEmpty()
                ? null
                : body.media().get(0).type();
        MemberSchema member = type == null ? null : SchemaShape.member(type, binding.parameter());
        return member == null ? null : member.type();
    }
}
