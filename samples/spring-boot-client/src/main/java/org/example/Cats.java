package org.example;

import java.util.List;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Service;
import org.springframework.web.client.RestClient;

/** A client of the petstore, whose address and key are properties of the application. */
@Service
public class Cats {
    private final RestClient petstore;

    Cats(RestClient.Builder client, @Value("${petstore.url}") String url, @Value("${petstore.key}") String key) {
        this.petstore = client.baseUrl(url).defaultHeader("X-Api-Key", key).build();
    }

    public Pet takeIn(String name) {
        return petstore.post()
                .uri("/pets")
                .body(new NewPet(name, "cat"))
                .retrieve()
                .body(Pet.class);
    }

    public List<Pet> all() {
        return petstore.get()
                .uri("/pets?species=cat")
                .retrieve()
                .body(Page.class)
                .items();
    }

    public record Pet(long id, String name, String status) {}

    record NewPet(String name, String species) {}

    record Page(List<Pet> items, int total) {}
}
