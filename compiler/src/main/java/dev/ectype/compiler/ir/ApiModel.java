package dev.ectype.compiler.ir;

import dev.ectype.compiler.ir.error.ErrorVocabulary;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.Resource;
import java.util.List;

/**
 * Holds one API as every stage after ingestion sees it.
 *
 * @param identifying the members by which objects are identified, as inference understood them
 * @param errors the meaning of error bodies, as inference understood it
 */
public record ApiModel(
        Api api,
        List<Endpoint> endpoints,
        List<Resource> resources,
        List<Relationship> relationships,
        List<IdentifyingMembers> identifying,
        ErrorVocabulary errors) {
    public ApiModel {
        endpoints = List.copyOf(endpoints);
        resources = List.copyOf(resources);
        relationships = List.copyOf(relationships);
        identifying = List.copyOf(identifying);
    }

    /** Creates a model whose identifying members and errors are not understood yet. */
    public ApiModel(Api api, List<Endpoint> endpoints, List<Resource> resources, List<Relationship> relationships) {
        this(api, endpoints, resources, relationships, List.of(), ErrorVocabulary.NONE);
    }

    public ApiModel withEndpoints(List<Endpoint> changed) {
        return new ApiModel(api, changed, resources, relationships, identifying, errors);
    }

    public ApiModel withResources(List<Resource> changed) {
        return new ApiModel(api, endpoints, changed, relationships, identifying, errors);
    }

    public ApiModel withRelationships(List<Relationship> changed) {
        return new ApiModel(api, endpoints, resources, changed, identifying, errors);
    }

    public ApiModel withApi(Api changed) {
        return new ApiModel(changed, endpoints, resources, relationships, identifying, errors);
    }

    public ApiModel withIdentifying(List<IdentifyingMembers> changed) {
        return new ApiModel(api, endpoints, resources, relationships, changed, errors);
    }

    public ApiModel withErrors(ErrorVocabulary changed) {
        return new ApiModel(api, endpoints, resources, relationships, identifying, changed);
    }
}
