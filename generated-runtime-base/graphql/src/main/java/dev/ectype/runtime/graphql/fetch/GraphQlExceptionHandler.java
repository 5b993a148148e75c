package dev.ectype.runtime.graphql.fetch;

import graphql.GraphQLError;
import graphql.GraphqlErrorBuilder;
import graphql.execution.DataFetcherExceptionHandler;
import graphql.execution.DataFetcherExceptionHandlerParameters;
import graphql.execution.DataFetcherExceptionHandlerResult;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** Converts refused operations to GraphQL errors. */
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

    /** Returns the exception to throw. Internal errors go to the server's log and not to the client. */
    private static RuntimeException sneaky(Throwable fault) {
        return fault instanceof RuntimeException known ? known : new IllegalStateException(fault);
    }
}
