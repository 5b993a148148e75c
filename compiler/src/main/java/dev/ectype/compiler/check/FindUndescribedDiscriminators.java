package dev.ectype.compiler.check;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.ir.type.UnionType;
import dev.ectype.compiler.ir.type.UnionType.Discriminator;
import java.util.Map;

/** Finds discriminators that name a member missing from a selected type. */
final class FindUndescribedDiscriminators implements CheckRule {
    @Override
    public void check(ApiModel model, Diagnostics diagnostics) {
        Map<TypeName, TypeRef> types = model.api().types();
        TypeWalker.over(model, (type, spot) -> {
            Discriminator discriminator = type instanceof UnionType union ? union.discriminator() : null;
            if (discriminator == null) {
                return;
            }
            discriminator.mapping().forEach((value, name) -> {
                if (types.get(name) instanceof ObjectType object && object.member(discriminator.member()) == null) {
                    diagnostics.report(
                            DiagnosticCode.BLIND_DISCRIMINATOR,
                            spot.location(),
                            spot.words() + ": `" + discriminator.member() + "` chooses the type `" + name
                                    + "`, which does not describe this member",
                            "Describe the member `" + discriminator.member() + "` in `" + name + "`.");
                }
            });
        });
    }
}
