package dev.ectype.runtime.graphql.fetch;

import graphql.GraphQLError;
import graphql.GraphqlErrorBuilder;
import graphql.execution.DataFetcherExceptionHandler;
import graphql.execution.DataFetcherExceptionHandlerParameters;
import graphql.execution.DataFetcherExceptionHandlerResult;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** Tells of what an emulator refuses in the words of GraphQL. */
public final class GraphQlExceptionHandler implements DataFetcherExceptionHandler {
    @Override
    public CompletableFuture<DataFetcherExceptionHandlerResult> handleException(
            DataFetcherExceptionHandlerParameters parameters) {
        if (!(parameters.getException() instanceof OperationRefused refused)) {
            throw sneaky(parameters.getException());
        }
        Map<String, Object> extensions = new LinkedHashMap<>();
        extensions.put("code", refused.code());
        GraphQLError error = GraphqlErrorBuilder.newError()
                .message("%s", refused.message())
                .path(parameters.getPath())
                .location(parameters.getSourceLocation())
                .extensions(extensions)
                .build();
        return CompletableFuture.completedFuture(
                DataFetcherExceptionHandlerResult.newResult(error).build());
    }

    /** A fault of ours is none of a client's, and the server's log hears of it. */
    private static RuntimeException sneaky(Throwable fault) {
        return fault instanceof RuntimeException known ? known : new IllegalStateException(fault);
    }
}
