package dev.ectype.launcher.check;

import static dev.ectype.launcher.check.CheckedDescription.assertAnswered;

import org.junit.jupiter.api.Test;

/** Tests operations that a check can call only after the operations that create their instances. */
final class OperationWalkOrderTest {
    /** Writes one operation with the schemas of its request and its reply; an empty schema is omitted. */
    static String operation(String method, String requestSchema, String replySchema) {
        String body = requestSchema.isEmpty()
                ? ""
                : "requestBody: {content: {application/json: {schema: " + requestSchema + "}}}, ";
        String reply = replySchema.isEmpty()
                ? "'204': {description: done}"
                : "'200': {description: shown, content: {application/json: {schema: " + replySchema + "}}}";
        return "  " + method + ": {" + body + "responses: {" + reply + "}}\n";
    }

    /** Writes a path with parameters for its braces. */
    static String path(String path, String... operations) {
        StringBuilder text = new StringBuilder(path + ":\n  parameters: [");
        for (String piece : path.split("\\{", -1)) {
            String name = piece.contains("}") ? piece.substring(0, piece.indexOf('}')) : "";
            text.append(
                    name.isEmpty() ? "" : "{name: " + name + ", in: path, required: true, schema: {type: string}}, ");
        }
        return text + "]\n" + String.join("", operations);
    }

    /** Writes a named type with an identifier. */
    static String type(String name, String members) {
        return name + ": {type: object, required: [id], properties: {id: {type: string, readOnly: true}, " + members
                + "}}";
    }

    static String of(String type) {
        return "{$ref: '#/components/schemas/" + type + "'}";
    }

    static String list(String type) {
        return "{type: array, items: " + of(type) + "}";
    }

    @Test
    void createdInstancesHaveTheirLookupMembers() {
        assertAnswered("""
                /flows:
                  post:
                    requestBody: {content: {application/json: {schema: &flow {type: object, properties: {id: {type: string}, alias: {type: string}}}}}}
                    responses: {'201': {description: made, content: {application/json: {schema: *flow}}}}
                /flows/{id}:
                  get:
                    parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                    responses: {'200': {description: one, content: {application/json: {schema: *flow}}}}
                /flows/{flowAlias}/copy:
                  post:
                    parameters: [{name: flowAlias, in: path, required: true, schema: {type: string}}]
                    responses: {'200': {description: copied}}
                """);
    }

    @Test
    void listElementsAreCreatedWithAllLookupMembers() {
        assertAnswered("""
                /orders:
                  post:
                    requestBody: {required: true, content: {application/json: {schema: &orders {type: object, properties: {orders: {type: array, items:
                      {type: object, properties: {orderID: {type: string}, orderNumber: {type: string}, note: {type: string}}}}}}, example: {orders: [{note: new}]}}}}
                    responses: {'200': {description: made, content: {application/json: {schema: *orders}}}}
                /orders/{orderID}:
                  get:
                    parameters: [{name: orderID, in: path, required: true, schema: {type: string}}]
                    responses: {'200': {description: one, content: {application/json: {schema: *orders}}}}
                /orders/{orderNumber}:
                  get:
                    parameters: [{name: orderNumber, in: path, required: true, schema: {type: string}, example: PO1}]
                    responses: {'200': {description: one, content: {application/json: {schema: *orders}}}}
                """);
    }

    @Test
    void findsSubResourcesThatAreCreatedWithTheirParent() {
        assertAnswered("""
                /notes:
                  post:
                    requestBody: {required: true, content: {application/json: {schema: &note {type: object, properties: {
                      id: {type: string, pattern: '^[a-z0-9]{26}$'}, title: {type: string}, files: {type: array, items: &file
                      {type: object, properties: {id: {type: string}, name: {type: string}, size: {type: integer}}}}}}}}}
                    responses: {'200': {description: made, content: {application/json: {schema: *note}}}}
                /notes/{noteId}:
                  get:
                    parameters: [&id {name: noteId, in: path, required: true, schema: {type: string, format: uuid}}]
                    responses: {'200': {description: one, content: {application/json: {schema: *note}}}}
                /notes/{noteId}/files:
                  get:
                    parameters: [*id]
                    responses: {'200': {description: all, content: {application/json: {schema: {type: array, items: *file}}}}}
                /notes/{noteId}/files/{fileId}:
                  get:
                    parameters: [*id, {name: fileId, in: path, required: true, schema: {type: string}}]
                    responses: {'200': {description: one, content: {application/json: {schema: *file}}}}
                """);
    }

    @Test
    void readsInstancesByTheStoredIdentifierIfNoReplyContainsIt() {
        assertAnswered("""
                /streams:
                  post:
                    requestBody: {content: {application/json: {schema: {type: object, properties: {title: {type: string}}}}}}
                    responses: {'200': {description: made}}
                /streams/{streamId}:
                  get:
                    parameters: [{name: streamId, in: path, required: true, schema: {type: string}}]
                    responses: {'200': {description: one, content: {application/json: {schema: {type: object, properties: {id: {type: string}, title: {type: string}}}}}}}
                """);
    }

    @Test
    void anActionWithoutAReplyBodyChangesTheStateForTheNextAction() {
        assertAnswered(
                path("/parcels", operation("post", "{type: object}", of("Parcel")))
                        + path("/parcels/{id}", operation("get", "", of("Parcel")))
                        + path(
                                "/parcels/{id}/receive",
                                operation("post", "", of("Parcel")),
                                operation("delete", "", ""))
                        + path("/parcels/{id}/request", operation("post", "", of("Parcel"))),
                type("Parcel", "status: {type: string, enum: [requested, received, canceled]}"));
    }

    @Test
    void anActionUsesAnInstanceInItsStartState() {
        String way = "capture_method: {type: string, enum: [automatic, manual]}";
        assertAnswered(
                path("/payments", operation("post", "{type: object, properties: {" + way + "}}", of("Payment")))
                        + path("/payments/{id}", operation("get", "", of("Payment")))
                        + path("/payments/{id}/confirm", operation("post", "", of("Payment")))
                        + path("/payments/{id}/capture", operation("post", "", of("Payment"))),
                type(
                        "Payment",
                        "status: {type: string, enum: [created, requires_capture, succeeded, canceled]}, " + way));
    }

    @Test
    void subResourcesAreSentWithTheirParent() {
        assertAnswered(
                path("/users", operation("post", of("User"), of("User")))
                        + path("/users/{id}", operation("get", "", of("User")))
                        + path("/users/{id}/keys", operation("get", "", list("Key")))
                        + path("/users/{id}/keys/{keyId}", operation("delete", "", "")),
                type("User", "name: {type: string}, keys: " + list("Key")),
                "Key: {type: object, properties: {id: {type: string}, userId: {type: string}, label: {type: string}}}");
    }

    @Test
    void anInstanceBelowItsNearestParentIsBelowAllParents() {
        assertAnswered(
                path("/articles", operation("post", of("Article"), of("Article")))
                        + path("/articles/{article}", operation("get", "", of("Article")))
                        + path("/projects", operation("post", of("Project"), of("Project")))
                        + path("/projects/{project}", operation("get", "", of("Project")))
                        + path("/projects/{project}/articles/{article}", operation("get", "", of("Article")))
                        + path("/articles/{article}/files", operation("post", of("File"), of("File")))
                        + path("/projects/{project}/articles", operation("post", of("Article"), of("Article")))
                        + path("/articles/{article}/files/{fileId}", operation("get", "", of("File")))
                        + path(
                                "/projects/{project}/articles/{article}/files/{fileId}",
                                operation("get", "", of("File"))),
                type("Article", "title: {type: string}"),
                type("Project", "aim: {type: string}"),
                type("File", "size: {type: integer}"));
    }

    @Test
    void findsAPutInstanceUnderItsPath() {
        assertAnswered(
                path("/videos", operation("post", of("Video"), of("Video")))
                        + path("/videos/{id}", operation("get", "", of("Video")), operation("delete", "", ""))
                        + path(
                                "/videos/{id}/domains/{domain}",
                                operation("get", "", of("Domain")),
                                operation("put", "", ""),
                                operation("delete", "", ""))
                        + path("/videos/{id}/publish", operation("post", "", of("Video"))),
                type("Video", "status: {type: string, enum: [draft, published]}"),
                "Domain: {type: object, properties: {domain: {type: string}}}");
    }

    @Test
    void anExampleThatMatchesAnotherPathIsNotUsed() {
        assertAnswered("""
                /pets/dog/toys:
                  post: {responses: {'204': {description: done}}}
                /pets/{kind}/toys:
                  post:
                    parameters: [{name: kind, in: path, required: true, example: dog, schema: {type: string}}]
                    responses: {'200': {description: done, content: {text/plain: {schema: {type: string, minLength: 1}}}}}
                """);
    }

    @Test
    void aResourceThatOnlyItsOwnInstancesCreateIsSeeded() {
        String rule = of("Rule");
        assertAnswered(
                path("/rules/{id}", operation("get", "", rule), operation("delete", "", ""))
                        + path("/rules/{id}/rules", operation("get", "", list("Rule")), operation("post", rule, rule)),
                type("Rule", "text: {type: string}"));
    }

    @Test
    void findsAnInstanceThatWasPostedToItsOwnPath() {
        String tag = of("Tag");
        String create = operation("post", "", tag).replace("post: {", "post: {operationId: createTag, ");
        assertAnswered(
                path("/tags", operation("get", "", list("Tag")))
                        + path("/tags/{name}", create, operation("delete", "", "")),
                "Tag: {type: object, required: [name], properties: {name: {type: string}}}");
    }

    @Test
    void findsAnInstanceBelowTheRightOneOfSeveralParents() {
        StringBuilder paths = new StringBuilder();
        for (String kind : new String[] {"group", "user"}) {
            String holder = "/" + kind + "s/{" + kind + "Id}";
            paths.append(
                    path("/" + kind + "s", operation("get", "", list(kind)), operation("post", of(kind), of(kind))));
            paths.append(path(holder, operation("get", "", of(kind))));
            paths.append(path(
                    holder + "/roles", operation("get", "", list("Role")), operation("post", of("Role"), of("Role"))));
            paths.append(path(holder + "/roles/{roleId}", operation("get", "", of("Role"))));
            paths.append(path(holder + "/roles/{roleId}/apps", operation("get", "", list("App"))));
            String app = holder + "/roles/{roleId}/apps/{appId}";
            paths.append(path(app, operation("put", "", ""), operation("delete", "", "")));
        }
        paths.append(path("/roles/{roleId}", operation("get", "", of("Role"))));
        assertAnswered(
                paths.toString(),
                String.join(
                        "\n",
                        type("group", "team: {type: string}"),
                        type("user", "login: {type: string}"),
                        type("Role", "label: {type: string}"),
                        type("App", "title: {type: string}")));
    }
}
