package dev.ectype.benchmark.scale;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes the schemas, parameters and responses of a generated API in the style of OData services. */
record ComponentWriter(Entities entities) {
    static final String ERRORS =
            "'4XX':{'$ref':'#/components/responses/error'}," + "'5XX':{'$ref':'#/components/responses/error'}";

    private static final int STATUSES = 40;
    private static final String TIME = "^[0-9]{4,}-(0[1-9]|1[012])-(0[1-9]|[12][0-9]|3[01])"
            + "T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]{1,12})?(Z|[+-][0-9][0-9]:[0-9][0-9])$";

    static String schema(String name) {
        return "{'$ref':'#/components/schemas/api." + name + "'}";
    }

    String text() {
        List<String> schemas = new ArrayList<>(List.of(base(), COUNTED, ERROR, DETAILS));
        List<String> responses = new ArrayList<>(List.of("'error':{'description':'error','content':{'application/json':"
                + "{'schema':" + schema("ODataErrors.ODataError") + "}}}"));
        for (int status = 0; status < STATUSES; status++) {
            schemas.add("'api.statusOf" + status + "':{'title':'status','type':'string',"
                    + "'enum':['none','active','paused','done','unknownFutureValue']}");
        }
        for (int index = 0; index < entities.names().size(); index++) {
            String name = entities.names().get(index);
            schemas.add(entity(index));
            schemas.add("'api." + name + "CollectionResponse':{'title':'Collection of " + name + "','type':'object',"
                    + "'allOf':[{'$ref':'#/components/schemas/BaseCollectionResponse'},{'type':'object','properties':"
                    + "{'value':{'type':'array','items':" + schema(name) + "}}}]}");
            responses.add("'api." + name + "CollectionResponse':{'description':'Retrieved collection','content':"
                    + "{'application/json':{'schema':" + schema(name + "CollectionResponse") + "}}}");
        }
        return "{'schemas':{" + String.join(",\n", schemas) + "},\n'parameters':{" + PARAMETERS + "},\n'responses':{"
                + String.join(",\n", responses) + "}}";
    }

    private String base() {
        String mapping = entities.names().stream()
                .map(name -> "'#api." + name + "':'#/components/schemas/api." + name + "'")
                .collect(Collectors.joining(","));
        return "'api.entity':{'title':'entity','required':['@odata.type'],'type':'object','properties':{'id':{'type':"
                + "'string','description':'The unique identifier for an entity. Read-only.'},'@odata.type':{'type':"
                + "'string'}},'discriminator':{'propertyName':'@odata.type','mapping':{" + mapping + "}}}";
    }

    private String entity(int index) {
        String name = entities.names().get(index);
        String own = "'displayName':{'type':'string','description':'The name displayed in the address book for the "
                + name
                + ".','nullable':true},'createdDateTime':{'pattern':'" + TIME
                + "','type':'string','format':'date-time'},"
                + "'isEnabled':{'type':'boolean','nullable':true},'count':{'maximum':2147483647,'minimum':-2147483648,"
                + "'type':'number','format':'int32'},'status':{'anyOf':[" + schema("statusOf" + index % STATUSES)
                + ",{'type':'object','nullable':true}]},'tags':{'type':'array','items':{'type':'string','nullable':true}}";
        String navigations = entities.from(index).stream().map(this::property).collect(Collectors.joining(","));
        return "'api." + name + "':{'allOf':[" + schema("entity") + ",{'title':'" + name
                + "','required':['@odata.type'],'type':'object','properties':{" + own + "," + navigations
                + "}}],'x-ms-discriminator-value':'#api." + name + "'}";
    }

    private String property(Entities.Navigation navigation) {
        String target = schema(entities.names().get(navigation.to()));
        String type = navigation.several()
                ? "'type':'array','items':" + target
                : "'anyOf':[" + target + ",{'type':'object','nullable':true}]";
        return "'" + navigation.name() + "':{" + type + ",'description':'The " + navigation.name()
                + ".','x-ms-navigationProperty':true}";
    }

    private static final String COUNTED = "'BaseCollectionResponse':{'type':'object','properties':{'@odata.count':"
            + "{'type':'integer','format':'int64','nullable':true},'@odata.nextLink':{'type':'string','nullable':true}}}";
    private static final String ERROR =
            "'api.ODataErrors.ODataError':{'required':['error'],'type':'object','properties':" + "{'error':"
                    + schema("ODataErrors.MainError") + "}}";
    private static final String DETAILS = "'api.ODataErrors.MainError':{'required':['code','message'],'type':'object',"
            + "'properties':{'code':{'type':'string'},'message':{'type':'string'},'target':{'type':'string','nullable':"
            + "true},'details':{'type':'array','items':" + schema("ODataErrors.MainError") + "}}}";

    private static final String PARAMETERS = IntStream.range(0, ScaleOperationWriter.SHARED.size())
            .mapToObj(index -> parameter(ScaleOperationWriter.SHARED.get(index)))
            .collect(Collectors.joining(","));

    private static String parameter(String name) {
        String type = name.equals("top") || name.equals("skip")
                ? "'minimum':0,'type':'integer'"
                : "'type':'" + (name.equals("count") ? "boolean" : "string") + "'";
        return "'" + name + "':{'name':'$" + name + "','in':'query','style':'form','explode':false,'schema':{" + type
                + "}}";
    }
}
