package dev.ectype.compiler.ingest;

/** The languages in which APIs are described, as far as they can be told apart. */
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

    /** The name that people know the format by. */
    public String title() {
        return title;
    }
}
