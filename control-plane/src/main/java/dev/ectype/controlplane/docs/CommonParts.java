package dev.ectype.controlplane.docs;

import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.FieldFault;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.platform.problem.Problem;
import io.swagger.v3.core.converter.ModelConverters;
import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.headers.Header;
import io.swagger.v3.oas.models.media.Content;
import io.swagger.v3.oas.models.media.JsonSchema;
import io.swagger.v3.oas.models.media.MediaType;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.parameters.Parameter;
import io.swagger.v3.oas.models.responses.ApiResponse;
import io.swagger.v3.oas.models.security.SecurityScheme;
import java.math.BigDecimal;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Builds the components that many operations share: credentials, parameters, headers and errors. */
final class CommonParts {
    static final String PARAMETERS = "#/components/parameters/";
    static final String HEADERS = "#/components/headers/";
    static final String RESPONSES = "#/components/responses/";
    static final String LIMIT = "Limit";
    static final String CURSOR = "Cursor";
    static final String IDEMPOTENCY_KEY = "IdempotencyKey";
    static final String REQUEST_ID = "RequestId";
    static final String RATE_LIMIT = "RateLimit";
    static final String RATE_LIMIT_POLICY = "RateLimitPolicy";
    static final String RETRY_AFTER = "RetryAfter";
    static final String REPLAYED = "IdempotentReplayed";
    static final String LOCATION = "Location";

    private static final String PROBLEM = "#/components/schemas/Problem";
    private static final String PROBLEM_TYPE = "application/problem+json";
    private static final int LONGEST_KEY = 255;
    private static final String REQUEST_ID_EXAMPLE = "01997e0c1c3a7c64b7a3b8c6e1a0f3d2";

    private static final List<ErrorCode> UNDESCRIBED =
            List.of(ErrorCode.METHOD_NOT_ALLOWED, ErrorCode.PRECONDITION_FAILED, ErrorCode.NOT_IMPLEMENTED);

    private final Components parts = new Components();

    private CommonParts() {}

    static Components make() {
        CommonParts common = new CommonParts();
        common.problem();
        common.credentials();
        common.parameters();
        common.headers();
        return common.parts;
    }

    /** Adds the error responses to operations, with links to the pages that explain them. */
    static void addFailures(Components parts, URI api) {
        for (ErrorCode code : ErrorCode.values()) {
            // Every described operation has a handler method, and SCIM describes itself.
            if (!UNDESCRIBED.contains(code)) {
                addFailure(parts, code, api);
            }
        }
    }

    /** Returns the name of the shared response of an error; errors with the same status share one. */
    static String name(ErrorCode code) {
        for (ErrorCode first : ErrorCode.values()) {
            if (first.status() == code.status()) {
                return Route.capitals(first.title());
            }
        }
        throw new IllegalStateException(code + " has a status");
    }

    /** Adds the problem schema to a response that already has a body for this status. */
    static void addProblem(ApiResponse response, ErrorCode code, URI api) {
        Content content = response.getContent() == null ? new Content() : response.getContent();
        content.computeIfAbsent(PROBLEM_TYPE, type -> new MediaType().schema(new Schema<>().$ref(PROBLEM)))
                .addExamples(code.code(), ErrorGuide.example(code, api));
        response.setContent(content);
    }

    private void problem() {
        ModelConverters converters = new ModelConverters(true);
        converters.addConverter(new DescribeRecords());
        converters.readAll(Problem.class).forEach(parts::addSchemas);
        Schema<?> fields = type("array");
        converters.readAll(FieldFault.class).forEach(parts::addSchemas);
        fields.setItems(new JsonSchema().$ref("#/components/schemas/FieldFault"));
        Schema<?> details = type("object");
        details.setDescription("Facts about it; what they are depends on the code.");
        details.addProperty("fields", fields.description("What is wrong with which field."));
        details.addProperty("required", type("string").description("The scope or plan that is needed."));
        details.addProperty("limit", type("integer").description("How much there may be."));
        Schema<?> problem = Objects.requireNonNull(parts.getSchemas().get("Problem"));
        problem.getProperties().put("details", details);
        List<Object> codes = new ArrayList<>();
        for (ErrorCode code : ErrorCode.values()) {
            codes.add(code.code());
        }
        setEnum(Objects.requireNonNull(problem.getProperties().get("code")), codes);
    }

    @SuppressWarnings({"rawtypes", "unchecked"})
    private static void setEnum(Schema schema, List<Object> values) {
        schema.setEnum(values);
    }

    private void credentials() {
        parts.addSecuritySchemes(
                "serviceKey",
                key(
                        "x-service-key",
                        SecurityScheme.In.HEADER,
                        "A key of an organization: for programs, the first choice."));
        parts.addSecuritySchemes(
                "serviceApiKey",
                key(
                        "x-service-api-key",
                        SecurityScheme.In.HEADER,
                        "The same key under another name; send one of them."));
        parts.addSecuritySchemes(
                "bearer",
                new SecurityScheme()
                        .type(SecurityScheme.Type.HTTP)
                        .scheme("bearer")
                        .description("A key, which begins with usk_, or the token of a session."));
        parts.addSecuritySchemes(
                "session",
                key("service_session", SecurityScheme.In.COOKIE, "The session of a browser that has signed in."));
    }

    private static SecurityScheme key(String name, SecurityScheme.In in, String description) {
        return new SecurityScheme()
                .type(SecurityScheme.Type.APIKEY)
                .name(name)
                .in(in)
                .description(description);
    }

    private void parameters() {
        Schema<?> limit = type("integer");
        limit.setMinimum(BigDecimal.ONE);
        limit.setMaximum(BigDecimal.valueOf(PageRequest.MOST));
        limit.setDefault(PageRequest.USUAL);
        parameter(LIMIT, "query", "limit", "How many items a page has.", limit, PageRequest.USUAL);
        parameter(
                CURSOR,
                "query",
                "cursor",
                "The nextCursor of the page before.",
                type("string"),
                "AZl-DBw6fGS3o7jG4aDz0tI7Xbw");
        Schema<?> key = type("string");
        key.setMinLength(1);
        key.setMaxLength(LONGEST_KEY);
        parameter(
                IDEMPOTENCY_KEY,
                "header",
                "Idempotency-Key",
                "Of requests with the same key one is executed; for 24 hours the others get its reply.",
                key,
                "3f1c9f0e-6d9a-4c53-9d0e-2f6b7a1c8e55");
        Schema<?> id = type("string");
        id.setPattern("^[A-Za-z0-9._-]{1,128}$");
        parameter(
                REQUEST_ID,
                "header",
                "x-request-id",
                "What the request is called in replies, events and logs; one is made where it is missing.",
                id,
                REQUEST_ID_EXAMPLE);
    }

    private void parameter(
            String shared, String in, String name, String description, Schema<?> schema, Object example) {
        parts.addParameters(
                shared,
                new Parameter()
                        .in(in)
                        .name(name)
                        .description(description)
                        .schema(schema)
                        .example(example));
    }

    private void headers() {
        header(REQUEST_ID, "What the request is called in events and logs.", "string", REQUEST_ID_EXAMPLE);
        header(RATE_LIMIT, "What is left of a limit, and when there is more.", "string", "\"default\";r=50;t=30");
        header(RATE_LIMIT_POLICY, "The limits that hold for the caller.", "string", "\"default\";q=100;w=60");
        header(RETRY_AFTER, "After how many seconds to try again.", "integer", 1);
        header(REPLAYED, "Present where the reply is that of an earlier request with this key.", "string", "true");
        header(LOCATION, "Where to get what was created.", "string", "/v1/projects/prj_01k9a3q0e8f6ta1w5y0n4m7b2c");
    }

    private void header(String shared, String description, String type, Object example) {
        parts.addHeaders(
                shared, new Header().description(description).schema(type(type)).example(example));
    }

    private static void addFailure(Components parts, ErrorCode code, URI api) {
        String name = name(code);
        ApiResponse response =
                parts.getResponses() == null ? null : parts.getResponses().get(name);
        if (response == null) {
            response = new ApiResponse().description(ErrorGuide.of(code).meaning());
            response.addHeaderObject("x-request-id", new Header().$ref(HEADERS + REQUEST_ID));
            if (code == ErrorCode.RATE_LIMITED || code == ErrorCode.UNAVAILABLE) {
                response.addHeaderObject("Retry-After", new Header().$ref(HEADERS + RETRY_AFTER));
            }
            parts.addResponses(name, response);
        }
        addProblem(response, code, api);
    }

    private static Schema<?> type(String type) {
        Schema<?> schema = new JsonSchema();
        schema.setTypes(Set.of(type));
        return schema;
    }
}
