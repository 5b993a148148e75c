package dev.ectype.controlplane.docs;

import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.address.ServiceAddress;
import dev.ectype.controlplane.platform.auth.CallerFilter;
import dev.ectype.controlplane.platform.auth.PublicRoute;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.RequiredSession;
import dev.ectype.controlplane.platform.auth.RouteAuthorization;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.page.PageRequest;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.headers.Header;
import io.swagger.v3.oas.models.parameters.Parameter;
import io.swagger.v3.oas.models.responses.ApiResponse;
import java.util.EnumSet;
import java.util.Set;
import org.springdoc.core.customizers.OperationCustomizer;
import org.springframework.stereotype.Component;
import org.springframework.web.method.HandlerMethod;

/** Adds the common facts to each operation: permissions, common parameters and errors. */
@Component
final class DescribeOperations implements OperationCustomizer {
    static final String SCOPE = "x-required-scope";
    static final String PLAN = "x-required-plan";
    static final String CREDENTIAL = "x-required-credential";
    static final String PUBLIC = "public";

    private final ServiceAddress address;

    DescribeOperations(ServiceAddress address) {
        this.address = address;
    }

    @Override
    public Operation customize(Operation operation, HandlerMethod handler) {
        Route route = Route.of(handler);
        boolean open = handler.hasMethodAnnotation(PublicRoute.class);
        operation.setOperationId(route.name());
        declare(operation, handler, open);
        takes(operation, route, open);
        operation.getResponses().forEach((status, response) -> describeResponse(response, status, route, open));
        for (ErrorCode code : failures(operation, route, open)) {
            String status = String.valueOf(code.status());
            String shared = CommonParts.RESPONSES + CommonParts.name(code);
            if (operation.getResponses().get(status) == null) {
                operation.getResponses().addApiResponse(status, new ApiResponse().$ref(shared));
            } else {
                CommonParts.addProblem(operation.getResponses().get(status), code, address.api());
            }
        }
        return operation;
    }

    private static void declare(Operation operation, HandlerMethod handler, boolean open) {
        RequiredScope scope = handler.getMethodAnnotation(RequiredScope.class);
        if (open || scope != null) {
            operation.addExtension(SCOPE, scope == null ? PUBLIC : scope.value().text());
        }
        Plan plan = RouteAuthorization.plan(handler);
        if (plan != null) {
            operation.addExtension(PLAN, plan.text());
        }
        if (handler.hasMethodAnnotation(RequiredSession.class)) {
            operation.addExtension(CREDENTIAL, "session");
        }
    }

    private static void takes(Operation operation, Route route, boolean open) {
        if (route.takes(PageRequest.class)) {
            take(operation, CommonParts.LIMIT);
            take(operation, CommonParts.CURSOR);
        }
        if (route.isMutation() && !open) {
            take(operation, CommonParts.IDEMPOTENCY_KEY);
        }
        take(operation, CommonParts.REQUEST_ID);
    }

    private static void take(Operation operation, String shared) {
        operation.addParametersItem(new Parameter().$ref(CommonParts.PARAMETERS + shared));
    }

    private static void describeResponse(ApiResponse response, String status, Route route, boolean open) {
        header(response, "x-request-id", CommonParts.REQUEST_ID);
        if (!open) {
            header(response, "RateLimit", CommonParts.RATE_LIMIT);
            header(response, "RateLimit-Policy", CommonParts.RATE_LIMIT_POLICY);
        }
        if (route.isMutation() && !open) {
            header(response, "Idempotent-Replayed", CommonParts.REPLAYED);
        }
        if (status.equals("201")) {
            header(response, "Location", CommonParts.LOCATION);
        }
    }

    private static void header(ApiResponse response, String name, String shared) {
        response.addHeaderObject(name, new Header().$ref(CommonParts.HEADERS + shared));
    }

    private static Set<ErrorCode> failures(Operation operation, Route route, boolean open) {
        Set<ErrorCode> codes = EnumSet.of(ErrorCode.INTERNAL, ErrorCode.UNAVAILABLE);
        if (!CallerFilter.isProbe(route.path())) {
            codes.add(ErrorCode.INVALID_REQUEST);
            codes.add(ErrorCode.RATE_LIMITED);
        }
        if (!CallerFilter.ignoresCredentials(route.path())) {
            // Public routes reject unknown credentials, too.
            codes.add(ErrorCode.UNAUTHENTICATED);
        }
        if (!open) {
            codes.add(ErrorCode.FORBIDDEN);
        }
        if (route.namesSomething()) {
            codes.add(ErrorCode.NOT_FOUND);
        }
        if (operation.getRequestBody() != null) {
            codes.add(ErrorCode.PAYLOAD_TOO_LARGE);
            codes.add(ErrorCode.UNSUPPORTED_MEDIA_TYPE);
        }
        if (route.isMutation()) {
            codes.add(ErrorCode.CONFLICT);
            codes.add(ErrorCode.IDEMPOTENCY_MISMATCH);
        }
        return codes;
    }
}
