package dev.ectype.compiler.ir;

import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.Resource;
import java.util.List;

/** Holds one API as every stage after ingestion sees it. */
public record ApiModel(Api api, List<Endpoint> endpoints, List<Resource> resources, List<Relationship> relationships) {
    public ApiModel {
        endpoints = List.copyOf(endpoints);
        resources = List.copyOf(resources);
        relationships = List.copyOf(relationships);
    }

    public ApiModel withEndpoints(List<Endpoint> changed) {
        return new ApiModel(api, changed, resources, relationships);
    }

    public ApiModel withResources(List<Resource> changed) {
        return new ApiModel(api, endpoints, changed, relationships);
    }

    public ApiModel withRelationships(List<Relationship> changed) {
        return new ApiModel(api, endpoints, resources, changed);
    }

    public ApiModel withApi(Api changed) {
        return new ApiModel(changed, endpoints, resources, relationships);
    }
}
