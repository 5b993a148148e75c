package dev.ectype.compiler.ingest;

/** Lists the formats of API descriptions that the compiler distinguishes. */
public enum SourceFormat {
    OPENAPI("OpenAPI"),
    SWAGGER("Swagger 2.0"),
    ASYNCAPI("AsyncAPI"),
    GRAPHQL("GraphQL SDL"),
    PROTOBUF("Protocol Buffers"),
    HAR("HAR"),
    RECORDING("recorded exchanges"),
    POSTMAN("Postman"),
    UNKNOWN("unknown");

    private final String title;

    SourceFormat(String title) {
        this.title = title;
    }

    /** Returns the display name of the format. */
    public String title() {
        return title;
    }
}
