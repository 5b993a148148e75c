package dev.ectype.benchmark.scale;

import java.util.List;
import java.util.stream.Collectors;

/** Writes the operations of a generated API and counts them. */
final class ScaleOperationWriter {
    static final List<String> SHARED = List.of("top", "skip", "search", "filter", "count");

    private static final String DEPLOYMENTS = "This API is available in the following national cloud deployments. "
            .repeat(3)
            .strip();
    private static final String SELECTED = choice("$select") + "," + choice("$expand");
    private static final String MATCH =
            "{'name':'If-Match','in':'header','description':'ETag','schema':{'type':'string'}}";

    private int written;

    int written() {
        return written;
    }

    /** Writes the path item of a collection. */
    String collection(String entity, String tag, List<String> ids) {
        String shared = SHARED.stream().map(ScaleOperationWriter::shared).collect(Collectors.joining(","));
        String list = operation(
                "get",
                tag,
                tag + ".List" + entity,
                "'parameters':[" + shared + "," + SELECTED + ","
                        + choice("$orderby") + "],'responses':{'2XX':{'$ref':'#/components/responses/api." + entity
                        + "CollectionResponse'}," + ComponentWriter.ERRORS + "}");
        return item(ids, list, operation("post", tag, tag + ".Create" + entity, body(entity) + shows(entity)));
    }

    String count(String tag, List<String> ids) {
        return item(
                ids,
                operation(
                        "get",
                        tag,
                        tag + ".GetCount-" + written,
                        "'parameters':[" + shared("search") + ","
                                + shared("filter")
                                + "],'responses':{'2XX':{'description':'The count of the resource','content':"
                                + "{'text/plain':{'schema':{'type':'integer','format':'int32'}}}},"
                                + ComponentWriter.ERRORS
                                + "}"));
    }

    /** Writes the path item of one entity. */
    String one(String entity, String tag, List<String> ids) {
        return item(
                ids,
                operation(
                        "get",
                        tag,
                        tag + ".Get" + entity + ids.size(),
                        "'parameters':[" + SELECTED + "]," + shows(entity)),
                operation("patch", tag, tag + ".Update" + entity, body(entity) + shows(entity)),
                operation(
                        "delete",
                        tag,
                        tag + ".Delete" + entity,
                        "'parameters':[" + MATCH + "],'responses':{'204':{'description':'Success'},"
                                + ComponentWriter.ERRORS + "}"));
    }

    String action(String entity, String tag, List<String> ids) {
        return item(
                ids,
                operation(
                        "post",
                        tag + ".Actions",
                        tag + ".copy",
                        "'requestBody':{'required':true,'content':"
                                + "{'application/json':{'schema':{'type':'object','properties':{'DestinationId':{'type':'string'}}}}}},"
                                + shows(entity)));
    }

    String function(String entity, String tag, List<String> ids) {
        return item(
                ids,
                operation(
                        "get",
                        tag + ".Functions",
                        tag + ".recent",
                        "'parameters':[" + shared("top")
                                + "],'responses':{'2XX':{'description':'Success','content':{'application/json':{'schema':{'type':'object',"
                                + "'properties':{'value':{'type':'array','items':" + ComponentWriter.schema(entity)
                                + "}}}}}},"
                                + ComponentWriter.ERRORS + "}"));
    }

    private String operation(String method, String tag, String id, String rest) {
        written++;
        return "'" + method + "':{'tags':['" + tag + "'],'summary':'" + id + "','description':'" + id + ". "
                + DEPLOYMENTS + "','operationId':'" + id + "'," + rest + ",'x-ms-docs-operation-type':'operation'}";
    }

    private static String item(List<String> ids, String... operations) {
        String parameters = ids.stream()
                .map(id -> "{'name':'" + id + "','in':'path','description':'The unique identifier of " + id
                        + "','required':true,'schema':{'type':'string'},'x-ms-docs-key-type':'" + id + "'}")
                .collect(Collectors.joining(","));
        return "{'description':'Provides operations to manage the property.','parameters':[" + parameters + "],"
                + String.join(",", operations) + "}";
    }

    private static String shared(String name) {
        return "{'$ref':'#/components/parameters/" + name + "'}";
    }

    private static String choice(String name) {
        return "{'name':'" + name + "','in':'query','style':'form','explode':false,'schema':{'uniqueItems':true,'type':"
                + "'array','items':{'enum':['id','displayName','createdDateTime','isEnabled','count','status','tags'],"
                + "'type':'string'}}}";
    }

    private static String body(String entity) {
        return "'requestBody':{'description':'New property values','required':true,'content':{'application/json':{'schema':"
                + ComponentWriter.schema(entity) + "}}},";
    }

    private static String shows(String entity) {
        return "'responses':{'2XX':{'description':'Entity','content':{'application/json':{'schema':"
                + ComponentWriter.schema(entity) + "}}}," + ComponentWriter.ERRORS + "}";
    }
}
