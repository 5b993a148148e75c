package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.binding.GraphQlField;
import dev.ectype.compiler.ir.binding.GrpcMethod;
import java.util.Locale;

/** Lists the protocols by which clients call operations. */
public enum Wire {
    REST,
    GRAPHQL,
    GRPC;

    static Wire of(Endpoint endpoint) {
        return endpoint.binding() instanceof GraphQlField
                ? GRAPHQL
                : endpoint.binding() instanceof GrpcMethod ? GRPC : REST;
    }

    /** Returns the name in reports. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
