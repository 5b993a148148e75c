package dev.ectype.launcher.watch;

/** Describes editions of an API of shelves and books. */
final class ShelfEdition {
    static final String FIRST = of("status: {type: string, enum: [new, lent, lost]}", "");

    private ShelfEdition() {}

    /**
     * Creates an edition.
     *
     * @param more the additional members of a book, and other lines of its type
     * @param required the additional required members of a book
     */
    static String of(String more, String required) {
        return """
                openapi: 3.1.0
                info: {title: Library, version: '1'}
                paths:
                  /shelves:
                    post:
                      operationId: createShelf
                      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Shelf'}}}}
                      responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Shelf'}}}}}
                  /shelves/{shelfId}:
                    parameters: [{name: shelfId, in: path, required: true, schema: {type: integer}}]
                    get:
                      operationId: getShelf
                      responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Shelf'}}}}}
                  /shelves/{shelfId}/plan:
                    parameters: [{name: shelfId, in: path, required: true, schema: {type: integer}}]
                    put:
                      operationId: putPlan
                      requestBody: {required: true, content: {application/octet-stream: {schema: {type: string, format: binary}}}}
                      responses: {'204': {description: ok}}
                    get:
                      operationId: getPlan
                      responses: {'200': {description: ok, content: {application/octet-stream: {schema: {type: string, format: binary}}}}}
                  /shelves/{shelfId}/books:
                    parameters: [{name: shelfId, in: path, required: true, schema: {type: integer}}]
                    get:
                      operationId: listBooks
                      responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Book'}}}}}}
                    post:
                      operationId: createBook
                      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Book'}}}}
                      responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Book'}}}}}
                components:
                  schemas:
                    Shelf:
                      type: object
                      required: [id]
                      properties:
                        id: {type: integer, readOnly: true}
                        room: {type: string}
                    Book:
                      type: object
                      required: [id%s]
                      properties:
                        id: {type: integer, readOnly: true}
                        title: {type: string}
                        %s
                """.formatted(required, more);
    }
}
